/** Short cues made on the spot; nothing sounds before the first gesture. Each has a visual twin on the table. */

export const CUES = [
  "decision",
  "card",
  "wound",
  "insane",
  "token",
  "storyWon",
  "won",
  "lost",
  "lowTime",
] as const;
export type Cue = (typeof CUES)[number];

interface Tone {
  readonly hertz: number;
  /** Where the pitch goes. */
  readonly to?: number;
  readonly wave: OscillatorType;
  readonly start: number;
  readonly seconds: number;
  readonly loud: number;
}

const tone = (hertz: number, seconds: number, rest: Partial<Tone> = {}): Tone => ({
  hertz,
  seconds,
  wave: "sine",
  start: 0,
  loud: 0.5,
  ...rest,
});

const SCORE: Readonly<Record<Cue, readonly Tone[]>> = {
  decision: [tone(523, 0.16), tone(784, 0.22, { start: 0.09 })],
  card: [tone(190, 0.07, { wave: "triangle", to: 120, loud: 0.7 })],
  wound: [tone(140, 0.22, { wave: "sawtooth", to: 60, loud: 0.35 })],
  insane: [
    tone(330, 0.5, { wave: "triangle", to: 311, loud: 0.3 }),
    tone(349, 0.5, { wave: "triangle", to: 372, loud: 0.3 }),
  ],
  token: [tone(1046, 0.25, { wave: "triangle", loud: 0.35 }), tone(1568, 0.3, { start: 0.05, loud: 0.2 })],
  storyWon: [tone(392, 0.5), tone(494, 0.5, { start: 0.14 }), tone(587, 0.8, { start: 0.28 })],
  won: [tone(392, 0.4), tone(523, 0.4, { start: 0.18 }), tone(659, 1.1, { start: 0.36 })],
  lowTime: [
    tone(880, 0.09, { wave: "square", loud: 0.2 }),
    tone(880, 0.09, { wave: "square", start: 0.16, loud: 0.2 }),
  ],
  lost: [tone(294, 0.5), tone(233, 0.5, { start: 0.2 }), tone(147, 1.2, { start: 0.4 })],
};

let context: AudioContext | null = null;

/** Browsers allow sound only after a gesture; the first click or key calls this. */
export function wakeSound(): void {
  if (context !== null || typeof AudioContext === "undefined") return;
  context = new AudioContext();
}

function play(audio: AudioContext, { hertz, to, wave, start, seconds, loud }: Tone, volume: number): void {
  const begin = audio.currentTime + start;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(hertz, begin);
  if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, begin + seconds);
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud * volume, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + seconds + 0.05);
}

/** `volume` from 0 to 1. */
export function sound(cue: Cue, volume: number): void {
  if (context === null || volume <= 0) return;
  for (const one of SCORE[cue]) play(context, one, volume * 0.4);
}
