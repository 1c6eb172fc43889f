// What moved between two pictures of the table. The new picture is true at once; this only shows
// how it came about: cards fly, backs up, on arcs; what is shown to the viewer turns at the end.
"use strict";

const flip = (() => {
  const PACE = { slow: 2, normal: 1, fast: 0.5, instant: 0 }[document.body.dataset.pace] ?? 1;
  const FLIGHT = 420 * PACE;
  const TURN = 150 * PACE;
  const STAGGER = 70 * PACE;
  const REVEAL = 150 * PACE; // cards shown together turn one after another; `data-turn` tells which when
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const layer = document.createElement("div");
  layer.id = "flight";
  layer.setAttribute("aria-hidden", "true");
  let before = new Map();

  const cards = () => document.querySelectorAll("#table [data-card]");
  const middle = (box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

  function remember() {
    before = new Map();
    for (const card of cards()) {
      const box = card.getBoundingClientRect();
      if (box.width) before.set(card.dataset.card, { box, face: card.dataset.face, copy: card.cloneNode(true) });
    }
  }

  // Points of an arc from one middle to another; the way back bends to the other side.
  function arc(from, to, grown) {
    const [x, y] = [to.x - from.x, to.y - from.y];
    return [0, 0.25, 0.5, 0.75, 1].map((part) => {
      const bend = 0.9 * part * (1 - part);
      const [left, top] = [x * (part - 1) - y * bend, y * (part - 1) + x * bend];
      return { transform: `translate(${left}px, ${top}px) scale(${grown + (1 - grown) * part})` };
    });
  }

  function turn(card, delay) {
    const frames = [{ transform: "perspective(600px) rotateY(90deg)" }, { transform: "perspective(600px) rotateY(0deg)" }];
    card.animate(frames, { duration: TURN, delay, fill: "backwards", easing: "ease-out" });
  }

  function fly(card, copy, from, box, delay) {
    copy.removeAttribute("data-card");
    Object.assign(copy.style, { position: "fixed", margin: 0, left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    layer.append(copy);
    const frames = arc(middle(from), middle(box), from.width / box.width);
    const timing = { duration: FLIGHT, delay, fill: "backwards", easing: "cubic-bezier(0.45, 0, 0.25, 1)" };
    const away = card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT + delay });
    copy.animate(frames, timing).finished.then(
      () => copy.remove(),
      () => copy.remove(),
    );
    away.id = "away";
    if (card.dataset.face !== "?") turn(card, FLIGHT + delay);
  }

  // Where a card is dealt from: the middle of the table.
  function deck(box) {
    const table = document.querySelector("#table .middle").getBoundingClientRect();
    const { x, y } = middle(table);
    return { left: x - box.width / 4, top: y - box.height / 4, width: box.width / 2, height: box.height / 2 };
  }

  function play() {
    layer.replaceChildren();
    if (!layer.isConnected) document.body.append(layer);
    let dealt = 0;
    let shownYet = 0;
    for (const card of cards()) {
      for (const motion of card.getAnimations()) motion.cancel();
      const box = card.getBoundingClientRect();
      const was = before.get(card.dataset.card);
      const shown = card.dataset.face !== "?";
      if (!box.width) continue;
      const order = card.dataset.turn;
      const moved = !was || order === undefined && (Math.hypot(was.box.left - box.left, was.box.top - box.top) > 24 || Math.abs(was.box.width - box.width) > 8);
      const turned = !was || was.face !== card.dataset.face;
      if (!moved && !turned) continue;
      if (calm.matches) card.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 90 });
      else if (was && moved && turned) fly(card, shown ? was.copy : card.cloneNode(true), was.box, box, 0);
      else if (was && moved) fly(card, card.cloneNode(true), was.box, box, 0);
      else if (was || shown) turn(card, was ? 0 : REVEAL * (order ?? shownYet++));
      else fly(card, card.cloneNode(true), deck(box), box, STAGGER * dealt++);
    }
    before = new Map();
  }

  // A line from who asks to who is asked, bent towards the middle: `data-arrow` names the two seats.
  function point() {
    document.getElementById("arrow")?.remove();
    const table = document.getElementById("table");
    const [from, to] = (table.dataset.arrow ?? "").split(" ").filter(Boolean).map((seat) => {
      const place = document.querySelector(`#seat-${seat} .tile`) ?? table.querySelector(".mine > .card");
      return place?.getBoundingClientRect();
    });
    if (!from?.width || !to?.width) return;
    const [start, end] = [middle(from), middle(to)];
    const heart = middle(table.querySelector(".middle").getBoundingClientRect());
    const x = (start.x + end.x) / 2 + (heart.x - (start.x + end.x) / 2) * 0.4;
    const y = (start.y + end.y) / 2 + (heart.y - (start.y + end.y) / 2) * 0.4;
    const [a, b] = [edge(from, { x, y }, 4), edge(to, { x, y }, 10)];
    const turned = Math.atan2(b.y - y, b.x - x);
    const wing = (by) => `${b.x - 14 * Math.cos(turned + by)} ${b.y - 14 * Math.sin(turned + by)}`;
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.id = "arrow";
    svg.setAttribute("aria-hidden", "true");
    const drawn = `<path class="line" pathLength="100" d="M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}"/><path class="head" d="M${wing(0.5)}L${b.x} ${b.y}L${wing(-0.5)}"/>`;
    svg.innerHTML = `<g class="under">${drawn}</g><g>${drawn}</g>`;
    document.body.append(svg);
  }

  // The point at which a line from the middle of a box towards another point leaves the box.
  function edge(box, towards, gap) {
    const { x, y } = middle(box);
    const [right, down] = [towards.x - x, towards.y - y];
    const length = Math.hypot(right, down) || 1;
    const out = Math.min((box.width / 2) / (Math.abs(right) || 1e-9), (box.height / 2) / (Math.abs(down) || 1e-9));
    const part = out + gap / length;
    return { x: x + right * part, y: y + down * part };
  }

  addEventListener("resize", point);
  return { remember, play, point };
})();
