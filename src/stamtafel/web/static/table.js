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
  let over = table().classList.contains("over");
  let version = table().dataset.version;
  let folds = []; // those with an id stay as the viewer left them
  let gone = 0;
  let reminder = 0;
  const skew = words.now * 1000 - Date.now(); // of this device's clock

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
    sound.play("refused");
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

  // A button that says by how much puts the number of its form up or down, within its list if any.
  document.addEventListener("click", ({ target }) => {
    const button = target.closest?.("button[data-by]");
    const field = button?.form.querySelector("[type=number]");
    if (!field) return;
    const by = Number(button.dataset.by);
    const wanted = Number(field.value) + by;
    const listed = [...(field.list?.options ?? [])].map((one) => Number(one.value));
    const next = by > 0 ? listed.find((one) => one >= wanted) : listed.findLast((one) => one <= wanted);
    field.value = Math.min(Math.max(next ?? wanted, field.min), field.max);
  });

  // Sending

  document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => {
    if (!isMove(ctx)) return;
    sending = true;
    ctx.label = ctx.request.submitter?.textContent.trim().replace(/\s+/g, " ") ?? "";
    ctx.mention = setTimeout(() => say(words.sending), PATIENCE);
  });

  document.addEventListener("htmx:finally:request", ({ detail: { ctx } }) => {
    if (ctx.sourceElement?.matches?.(".chat") && ctx.response?.status < 400) ctx.sourceElement.reset();
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
      folds = [...table().querySelectorAll("details[id]")].map((fold) => [fold.id, fold.open]);
      flip.remember();
    }
  });

  const plain = (ctx) => (ctx.response.headers.get("Content-Type") ?? "").startsWith("text/plain") && ctx.text;

  document.addEventListener("htmx:after:swap", () => {
    const ended = table().classList.contains("over");
    if (decision !== table().dataset.decision) {
      decision = table().dataset.decision;
      lockedUntil = performance.now() + LOCK;
      if (decision) notify("turn");
      remind();
    } else if (ended && !over) {
      sound.play("over");
    } else if (version !== table().dataset.version) {
      const said = document.getElementById(`says-${table().dataset.version}`);
      if (!said || words.talk === "on") sound.play(said ? "word" : "move");
    }
    over = ended;
    version = table().dataset.version;
    for (const [id, open] of folds) document.getElementById(id)?.toggleAttribute("open", open);
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

  // Sound, and on phones a short vibration; whoever looks elsewhere is called again in a while.
  function notify(meaning) {
    sound.play(meaning);
    if (matchMedia("(pointer: coarse)").matches) navigator.vibrate?.(60);
  }

  function remind() {
    clearTimeout(reminder);
    const patience = Number(table().dataset.remind);
    if (!decision || !patience) return;
    reminder = setTimeout(() => {
      notify("turn");
      document.getElementById("prompt").classList.add("reminded");
    }, patience * 1000);
  }

  // Clocks for decisions, where the table has them

  function tick() {
    for (const clock of document.querySelectorAll("[data-until]")) {
      const left = Math.max(0, Math.round((Number(clock.dataset.until) * 1000 - Date.now() - skew) / 1000));
      const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
      if (clock.textContent !== text) clock.textContent = text;
      clock.classList.toggle("short", left <= 10);
    }
  }

  setInterval(tick, 500);

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
  remind();
  tick();
  addEventListener("load", () => flip.point());
})();
