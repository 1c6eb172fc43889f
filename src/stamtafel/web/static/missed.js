// What happened since the viewer last looked: lines of the log that came while the tab was hidden
// or the page away, shown together until they are put aside.
"use strict";

(() => {
  const ABSENT = 3000; // after so long without a look one may have missed something
  const words = document.body.dataset;
  const key = `seen ${location.pathname}`;
  const table = () => document.getElementById("table");
  const sheet = document.createElement("aside");
  sheet.id = "missed";
  let [seen, at] = (localStorage.getItem(key) ?? "").split(" ").map(Number);
  let back = performance.now(); // when the viewer came back

  function look() {
    [seen, at] = [Number(table().dataset.version), Date.now()];
    localStorage.setItem(key, `${seen} ${at}`);
  }

  const close = document.createElement("button");
  close.type = "button";
  close.className = "verb";
  close.textContent = words.close;
  close.addEventListener("click", putAside);
  addEventListener("keydown", (event) => { if (event.key === "Escape") putAside(); });
  document.addEventListener("submit", putAside);

  function putAside() {
    if (sheet.isConnected) look();
    sheet.remove();
  }

  function tell() {
    const lines = [...document.querySelectorAll("#lines [data-version]")].filter((line) => Number(line.dataset.version) > seen && !(words.talk === "off" && line.matches(".speech")));
    if (!lines.length) return;
    const title = document.createElement("h2");
    title.textContent = words.missed;
    const told = document.createElement("div");
    told.tabIndex = 0;
    told.append(...lines.map((line) => Object.assign(document.createElement("p"), { textContent: line.textContent })));
    sheet.replaceChildren(title, told, close);
    sheet.setAttribute("aria-label", words.missed);
    document.body.append(sheet);
    told.scrollTop = told.scrollHeight;
  }

  // The news of an absence may come in a moment after the viewer: until then nothing counts as seen.
  function returned() {
    back = performance.now();
    if (!(seen && Date.now() - at > ABSENT)) return look();
    tell();
    setTimeout(() => { if (!document.hidden) look(); }, ABSENT);
  }

  document.addEventListener("htmx:after:swap", () => {
    if (document.hidden) return;
    if (performance.now() - back > ABSENT) look();
    else if (sheet.isConnected || Date.now() - at > ABSENT) tell();
  });
  document.addEventListener("visibilitychange", () => { if (document.hidden) look(); else returned(); });
  returned();
})();
