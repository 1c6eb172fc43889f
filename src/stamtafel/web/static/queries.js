// Single keys read out what one would glance at; one's own cards and a hint only when asked for,
// since others sit in the room.
"use strict";

(() => {
  const ZONES = { t: ".prompt .ask", h: ".mine", p: ".middle", "?": ".advice-of" };
  const TYPING = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";
  const region = document.createElement("p");
  region.id = "answer";
  region.setAttribute("role", "status");
  document.body.append(region);

  // What a screen reader would say of a part of the page.
  function spoken(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent.trim();
    if (node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === "true" || !node.checkVisibility()) return "";
    const label = node.ariaLabel ?? node.alt;
    if (label && node.matches("img, input, a, button, [role=img]")) return `${label}.`;
    const parts = [...node.childNodes].map(spoken).filter(Boolean);
    return parts.join(" ");
  }

  function answer(key) {
    const zone = ZONES[key] && document.querySelector(`#table ${ZONES[key]}`);
    return zone ? spoken(zone) : document.querySelector(`#queries [data-key="${key}"]`)?.textContent.trim();
  }

  addEventListener("keydown", (event) => {
    if (document.body.dataset.keys !== "on" || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target.closest?.(TYPING)) return;
    if (event.key === "?") document.querySelector("#table .advice form")?.requestSubmit();
    const text = event.key.length === 1 && answer(event.key.toLowerCase());
    region.textContent = "";
    // A region that is filled anew is read anew, even with the same words.
    if (text) requestAnimationFrame(() => { region.textContent = text.replace(/\s+([.,;:])/g, "$1").replace(/([.:;])\.+/g, "$1"); });
  });
})();
