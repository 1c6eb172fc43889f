// Sounds by meaning, made here from plain waves: your turn, a move, a refusal, the end, a word.
"use strict";

const sound = (() => {
  // For each meaning its notes: pitch in hertz, begin and length in seconds.
  const TUNES = {
    turn: [[523, 0, 0.14], [784, 0.13, 0.22]],
    move: [[330, 0, 0.06]],
    refused: [[196, 0, 0.12], [165, 0.11, 0.16]],
    over: [[523, 0, 0.14], [659, 0.13, 0.14], [784, 0.26, 0.14], [1047, 0.39, 0.34]],
    word: [[880, 0, 0.05], [988, 0.06, 0.05]],
  };
  const LOUD = 0.12;
  let device;

  function note([pitch, begin, length]) {
    const [wave, volume] = [device.createOscillator(), device.createGain()];
    const from = device.currentTime + begin;
    wave.type = "triangle";
    wave.frequency.value = pitch;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(LOUD, from + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, from + length);
    wave.connect(volume).connect(device.destination);
    wave.start(from);
    wave.stop(from + length);
  }

  function play(meaning) {
    document.body.dataset.heard = meaning;
    if (document.body.dataset.sound !== "on" || device?.state !== "running") return;
    TUNES[meaning].forEach(note);
  }

  // Browsers let a page sound only once somebody has touched it.
  function wake() {
    device ??= new AudioContext();
    device.resume();
  }

  addEventListener("pointerdown", wake);
  addEventListener("keydown", wake);
  return { play };
})();
