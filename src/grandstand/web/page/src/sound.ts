// Small sounds, made on the spot; silent until asked for.
import { settings } from "./settings";

let context: AudioContext | null = null;

function ears(): AudioContext | null {
  if (!settings.sound) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A tone that dies away: where it starts, where it slides to, how long, how loud. */
function tone(from: number, to: number, seconds: number, loud: number, delay = 0, shape: OscillatorType = "sine"): void {
  const ear = ears();
  if (!ear) return;
  const at = ear.currentTime + delay;
  const source = new OscillatorNode(ear, { type: shape, frequency: from });
  const volume = new GainNode(ear, { gain: 0 });
  source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(volume).connect(ear.destination);
  source.start(at);
  source.stop(at + seconds);
}

/** A short rush of noise through a band: a knock, a rattle, a cheer. */
function rush(pitch: number, seconds: number, loud: number, delay = 0): void {
  const ear = ears();
  if (!ear) return;
  const at = ear.currentTime + delay;
  const noise = new AudioBuffer({ length: Math.ceil(ear.sampleRate * seconds), sampleRate: ear.sampleRate });
  const wave = noise.getChannelData(0);
  for (let n = 0; n < wave.length; n++) wave[n] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(ear, { buffer: noise });
  const band = new BiquadFilterNode(ear, { type: "bandpass", frequency: pitch, Q: 1.2 });
  const volume = new GainNode(ear, { gain: 0 });
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(band).connect(volume).connect(ear.destination);
  source.start(at);
}

function rattle(): void {
  for (let n = 0; n < 6; n++) rush(1800 + 400 * (n % 3), 0.05, 0.22, n * 0.085 + (n % 2) * 0.02);
}

function cheer(): void {
  [392, 494, 587, 784].forEach((pitch, n) => tone(pitch, pitch, 0.5, 0.12, n * 0.09, "triangle"));
  rush(900, 1.4, 0.25, 0.1);
}

// By the verb of the event, which all games share: `ball.flew`, `player.checked`.
const sounds: Record<string, () => void> = {
  moved: () => rush(420, 0.07, 0.16),
  placed: () => rush(300, 0.08, 0.18),
  struck: () => tone(240, 150, 0.12, 0.25, 0, "triangle"),
  checked: () => (rush(160, 0.16, 0.5), tone(120, 60, 0.16, 0.3)),
  floored: () => tone(110, 40, 0.3, 0.4),
  stolen: () => tone(520, 760, 0.12, 0.12, 0, "triangle"),
  loaded: () => tone(420, 630, 0.1, 0.14, 0, "triangle"),
  declared: () => tone(180, 340, 0.18, 0.12, 0, "sawtooth"),
  flew: () => tone(880, 660, 0.06, 0.06),
  rebounded: () => tone(320, 220, 0.1, 0.2, 0, "square"),
  deflected: () => tone(640, 480, 0.1, 0.16, 0, "triangle"),
  rolled: rattle,
  scored: cheer,
};

export function hear(kind: string): void {
  sounds[kind.slice(kind.lastIndexOf(".") + 1)]?.();
}

export function hearYourTurn(): void {
  tone(587, 587, 0.18, 0.08);
  tone(784, 784, 0.26, 0.08, 0.12);
}
