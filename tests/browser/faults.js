// What is wrong with the layout of a page: scrolling, things cut off, too small or covered.
() => {
  const faults = [];
  const page = document.scrollingElement;
  const sheet = document.querySelector(".sheet:target, .log:target");
  const scrolls = sheet || !document.querySelector("main.game"); // only a table stands still
  const root = sheet ?? document;
  const box = (one) => one.getBoundingClientRect();
  const visible = (one) => one.checkVisibility({ visibilityProperty: true }) && box(one).width > 1;
  const all = (selector) => [...root.querySelectorAll(selector)].filter(visible);
  const text = (one) => (one.getAttribute("aria-label") || one.textContent).trim().replace(/\s+/g, " ");

  if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} wide`);
  if (!scrolls && page.scrollHeight > innerHeight) faults.push(`the page is ${page.scrollHeight} high`);
  if (sheet?.scrollWidth > sheet?.clientWidth) faults.push(`${sheet.id} is ${sheet.scrollWidth} wide`);

  for (const zone of all(".bar, .others, .middle, .mine, .prompt, .advice-of")) {
    const { left, top, right, bottom } = box(zone);
    const out = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    if (out) faults.push(`${zone.className} sticks out`);
    if (zone.matches(".scored .middle")) continue; // the only one that may scroll
    const [high, wide] = [zone.scrollHeight - zone.clientHeight, zone.scrollWidth - zone.clientWidth];
    if (high > 2 || wide > 2) faults.push(`${zone.className} lacks ${high} by ${wide} pixels`);
  }

  const middle = all("main:not(.over) .middle > *");
  const apart = (a, b) => a.right < b.left + 1 || b.right < a.left + 1 || a.bottom < b.top + 1 || b.bottom < a.top + 1;
  for (const [at, one] of middle.entries()) {
    const met = middle.slice(at + 1).find((other) => !apart(box(one), box(other)));
    if (met) faults.push(`overlap: ${one.className} and ${met.className}`);
  }

  const sentences = ".ask, .duty, .last, .reasons, .verb, .why, .caption, .status, h1, .acts, .score, .facts, .condition";
  for (const one of all(sentences)) {
    if (one.closest(".log") || getComputedStyle(one).display === "inline") continue;
    if (one.scrollWidth > one.clientWidth + 1) faults.push(`cut off: ${text(one)}`);
  }

  for (const one of all("a, button, input:not([type=hidden]), select, summary, textarea")) {
    if (one.closest(".log:not(:target)")) continue;
    const whole = one.closest("label") ?? one;
    if (scrolls) whole.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = box(whole);
    const least = one.matches(".rule") ? 24 : 44; // a link in a sentence is no button
    const small = Math.round(Math.min(width, height)) < least;
    if (small) faults.push(`only ${width} by ${height}: ${text(whole)}`);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit?.closest(".advice-of")) continue; // a hint is folded away by a press
    if (!whole.contains(hit)) faults.push(`covered by ${hit?.className}: ${text(whole)}`);
  }
  return faults;
}
