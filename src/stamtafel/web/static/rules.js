// Rules that hold what is being typed; without scripts the form asks the server.
"use strict";

(() => {
  const field = document.getElementById("q");
  const found = document.getElementById("found");
  if (!field || field.defaultValue) return;
  const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/−/g, "-").toUpperCase();
  const chapters = [...document.querySelectorAll(".chapter")];
  const rules = [...document.querySelectorAll(".chapter li")].map((line) => [line, fold(line.textContent)]);
  let soon = 0;

  function filter() {
    const sought = fold(field.value).split(/\s+/).filter(Boolean);
    const holds = ([, text]) => sought.every((word) => text.includes(word));
    for (const rule of rules) rule[0].hidden = !holds(rule);
    for (const chapter of chapters) chapter.hidden = !chapter.querySelector("li:not([hidden])");
    clearTimeout(soon);
    soon = setTimeout(() => {
      found.textContent = sought.length ? `${found.dataset.found} ${rules.filter(holds).length}` : "";
    }, 300);
  }

  field.addEventListener("input", filter);
  field.form.addEventListener("submit", (event) => event.preventDefault());
  addEventListener("hashchange", () => {
    if (!location.hash.startsWith("#rule-")) return;
    field.value = "";
    filter();
    document.querySelector(":target")?.scrollIntoView();
  });
})();
