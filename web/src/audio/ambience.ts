// What is heard behind the table: crickets at dusk, wind and a clock in the small hours. Both are
// loops that are computed here; how late the night is decides how much of each is heard.

import { noiseOf } from './synth';

const RATE = 22050;
const CRICKETS_SECONDS = 12;
const CLOCK_SECONDS = 4;
const FADE = 1.5;
const CRICKETS: [number, number, number][] = [
  // pitch in hertz, seconds from chirp to chirp, loudness
  [4150, 0.93, 0.5],
  [4420, 1.31, 0.32],
  [3900, 1.77, 0.22],
];

export class Ambience {
  private readonly dusk: GainNode;
  private readonly small: GainNode;
  private readonly playing: AudioScheduledSourceNode[] = [];

  constructor(
    private readonly audio: AudioContext,
    out: AudioNode,
  ) {
    this.dusk = audio.createGain();
    this.small = audio.createGain();
    for (const layer of [this.dusk, this.small]) {
      layer.gain.value = 0;
      layer.connect(out);
    }
    this.loop(bufferOf(audio, CRICKETS_SECONDS, drawCrickets), this.dusk, 0.05);
    this.loop(bufferOf(audio, CLOCK_SECONDS, drawClock), this.small, 0.05);
    this.wind();
  }

  /** 0 is dusk, 1 the end of the night. */
  follow(night: number): void {
    const late = Math.min(1, Math.max(0, night));
    const at = this.audio.currentTime;
    this.dusk.gain.setTargetAtTime(Math.cos((late * Math.PI) / 2), at, FADE);
    this.small.gain.setTargetAtTime(Math.sin((late * Math.PI) / 2), at, FADE);
  }

  stop(): void {
    for (const source of this.playing) source.stop();
  }

  private wind(): void {
    const { audio } = this;
    const source = audio.createBufferSource();
    source.buffer = noiseOf(audio);
    source.loop = true;
    const low = audio.createBiquadFilter();
    low.type = 'lowpass';
    low.frequency.value = 380;
    const gust = audio.createOscillator();
    const depth = audio.createGain();
    gust.frequency.value = 0.09;
    depth.gain.value = 170;
    gust.connect(depth).connect(low.frequency);
    source.connect(low).connect(quiet(audio, 0.09, this.small));
    source.start();
    gust.start();
    this.playing.push(source, gust);
  }

  private loop(buffer: AudioBuffer, out: AudioNode, loud: number): void {
    const source = this.audio.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    source.connect(quiet(this.audio, loud, out));
    source.start();
    this.playing.push(source);
  }
}

function quiet(audio: AudioContext, loud: number, out: AudioNode): GainNode {
  const gain = audio.createGain();
  gain.gain.value = loud;
  gain.connect(out);
  return gain;
}

function bufferOf(audio: AudioContext, seconds: number, draw: (data: Float32Array) => void): AudioBuffer {
  const buffer = audio.createBuffer(1, RATE * seconds, RATE);
  draw(buffer.getChannelData(0));
  return buffer;
}

/** A chirp is three short pulses; nothing is cut off where the loop begins again. */
function drawCrickets(data: Float32Array): void {
  for (const [pitch, every, loud] of CRICKETS) {
    for (let start = every * 0.4; start + 0.2 < CRICKETS_SECONDS; start += every * (0.9 + Math.random() * 0.3)) {
      for (const pulse of [0, 0.045, 0.09]) drawPulse(data, start + pulse, 0.032, pitch, loud);
    }
  }
}

function drawClock(data: Float32Array): void {
  [1900, 1500, 1900, 1500].forEach((pitch, i) => void drawPulse(data, i + 0.2, 0.014, pitch, i % 2 ? 0.4 : 0.6));
}

function drawPulse(data: Float32Array, start: number, lasts: number, pitch: number, loud: number): void {
  const first = Math.floor(start * RATE);
  const n = Math.floor(lasts * RATE);
  for (let i = 0; i < n && first + i < data.length; i++) {
    const hill = Math.sin((Math.PI * i) / n);
    data[first + i] = (data[first + i] ?? 0) + loud * hill * Math.sin((2 * Math.PI * pitch * i) / RATE);
  }
}
