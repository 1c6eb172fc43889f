// Looking back: the arrow keys go from step to step, and a link can be copied.
"use strict";

addEventListener("keydown", (event) => {
  const way = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  const typing = event.target.closest?.("input, select, textarea");
  if (!way || typing || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const link = document.querySelector(`a[rel="${way}"]`);
  if (link) location.replace(link.href);
});

for (const button of document.querySelectorAll("[data-copy]")) {
  if (!navigator.clipboard) continue;
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = button.dataset.copied;
  });
}
