// What a page cannot do by itself: a press counts once, a move is never lost, the viewer is called.
"use strict";

(() => {
  const LOCK = 400; // after so long buttons with a new meaning can be pressed
  const PATIENCE = 150; // after so long a move on its way is mentioned
  const AGAIN = 1500; // after so long a move that did not get through is sent again
  const words = document.body.dataset;
  const dot = document.getElementById("dot");
  const icon = document.getElementById("icon");
  const table = () => document.getElementById("table");
  const isMove = (ctx) => ctx?.sourceElement?.id === "act";
  let lockedUntil = 0;
  let sending = false;
  let decision = table().dataset.decision;
  let focused = false;
  let gone = 0;

  htmx.config.history = false;
  htmx.config.sse = { pauseOnBackground: matchMedia("(pointer: coarse)").matches, reconnectMaxDelay: 2000 };

  const notice = document.createElement("p");
  notice.id = "notice";
  notice.setAttribute("role", "status");
  document.body.append(notice);
  const say = (text) => { if (notice.textContent !== text) notice.textContent = text; };

  function problem(text) {
    const line = document.createElement("p");
    line.append(...text.split(/\b([A-Z]{2}-\d+\.\d+)\b/).map(linked));
    document.getElementById("problem")?.replaceChildren(line);
  }

  // The number of a rule leads to it, where the sheet has it.
  function linked(part) {
    const href = `#rule-${part}`;
    if (!document.getElementById(href.slice(1))) return part;
    return Object.assign(document.createElement("a"), { href, className: "rule", textContent: part });
  }

  // Pressing

  document.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button || !button.closest("#table")) return;
    const refused = button.getAttribute("aria-disabled") === "true";
    const early = button.form?.id === "act" && (sending || performance.now() < lockedUntil);
    if (!refused && !early) return;
    event.preventDefault();
    event.stopPropagation();
    if (refused && button.dataset.why) problem(button.dataset.why);
  }, true);

  // Sending

  document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => {
    if (!isMove(ctx)) return;
    sending = true;
    ctx.label = ctx.request.submitter?.textContent.trim().replace(/\s+/g, " ") ?? "";
    ctx.mention = setTimeout(() => say(words.sending), PATIENCE);
  });

  document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => {
    if (!isMove(ctx)) return;
    clearTimeout(ctx.mention);
    if (ctx.lost) return;
    sending = false;
    say("");
  });

  document.addEventListener("htmx:error", ({ detail: { ctx } }) => {
    if (isMove(ctx)) insist(ctx);
  });

  // A move that did not get through is sent again as it was: the server counts it once.
  function insist(ctx) {
    ctx.lost = true;
    say(`${words.waits} ${ctx.label}`);
    setTimeout(async () => {
      try {
        const headers = { "HX-Request": "true", Accept: "text/html" };
        const answer = await fetch(ctx.request.action, { method: "POST", body: ctx.request.body, headers });
        const text = await answer.text();
        if (!text.includes('id="table"')) throw new Error("no table");
        sending = false;
        say("");
        await htmx.swap({ text, sourceElement: table(), target: "#table", swap: "outerMorph" });
      } catch {
        insist(ctx);
      }
    }, AGAIN);
  }

  // Updating

  document.addEventListener("htmx:before:swap", (event) => {
    const { ctx, tasks } = event.detail;
    const next = tasks[0]?.fragment.querySelector("#table");
    if (!next) {
      event.preventDefault();
      if (isMove(ctx) && ctx.response?.status > 500) insist(ctx);
      else if (ctx.response?.status >= 400) problem(plain(ctx) || words.failed);
    } else if (Number(next.dataset.version) < Number(table().dataset.version)) {
      event.preventDefault(); // something newer is on the table already
      const why = next.querySelector("#problem")?.textContent;
      if (why) problem(why);
    } else {
      focused = table().contains(document.activeElement);
      flip.remember();
    }
  });

  const plain = (ctx) => (ctx.response.headers.get("Content-Type") ?? "").startsWith("text/plain") && ctx.text;

  document.addEventListener("htmx:after:swap", () => {
    if (decision !== table().dataset.decision) {
      decision = table().dataset.decision;
      lockedUntil = performance.now() + LOCK;
      if (decision && document.hidden) navigator.vibrate?.(60);
    }
    const at = document.activeElement;
    if (focused && !(table().contains(at) && at.checkVisibility())) {
      (document.getElementById("prompt") ?? table()).focus({ preventScroll: true });
    }
    call();
    flip.play();
    flip.point();
  });

  function call() {
    document.title = table().dataset.title;
    const wanted = decision ? icon.dataset.turn : icon.dataset.rest;
    if (icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  }

  // Staying connected

  function connected(well) {
    dot.classList.toggle("lost", !well);
    dot.setAttribute("aria-label", well ? words.connected : words.lost);
    clearTimeout(gone);
    if (well && !sending) say("");
    if (!well) gone = setTimeout(() => { if (!sending) say(words.lost); }, AGAIN);
  }

  document.addEventListener("htmx:sse:after:connection", () => connected(true));
  document.addEventListener("htmx:sse:before:connection", ({ detail }) => { if (detail.connection.attempt) connected(false); });
  document.addEventListener("htmx:sse:error", () => connected(false));
  addEventListener("offline", () => connected(false));
  addEventListener("online", () => table()._htmx?.sse?.reader?.cancel());
  setInterval(() => { if (!table()._htmx?.sse) htmx.trigger(table(), "reconnect"); }, 2500);

  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && location.hash.length > 1) location.hash = "table";
  });

  call();
  addEventListener("load", () => flip.point());
})();
