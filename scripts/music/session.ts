/** What a track is composed with: its channels, its beats, and players who are not machines. */
import { type TrackTime, timeOf } from '../../src/scene/music.ts';
import { DRUMS, type Drum, rise } from './drums.ts';
import { cutHighs, cutLows, duck, echo, room } from './effects.ts';
import { type Program, perform } from './sampled.ts';
import { add, gainOf, keysOf, RATE, type Random, randomOf, type Stereo, silence } from './sound.ts';
import { type Bell, type Note, type Patch, play, ring } from './synth.ts';

/** Decibels, Hertz, and shares; `hall` and `echo` are how much of it goes there. */
type Channel = { gain: number; hall?: number; echo?: number; duck?: number; lows?: number; highs?: number };
type Line = { channel: Channel; sound: Stereo; sampled: Map<Program, Note[]> };

/** In beats from the track's beginning. */
export type Span = { from?: number; to?: number };
/** A beat, names of keys, a length in beats, and a velocity. */
export type Played = readonly [at: number, keys: string, beats: number, velocity?: number];
type Voice = Patch | Bell | Program;

export type Mood = {
  id: string;
  bpm: number;
  /** How late the second and fourth of four sixteenths come: a share of a sixteenth. */
  swing?: number;
  /** Of the hall: seconds, and Hertz above which it is dark. */
  hall?: { decay: number; bright: number };
  /** How wide the sides are; 1: as they were played. */
  sides?: number;
  /** Sixteenths between two echoes. */
  echo?: number;
};

export class Session {
  readonly mood: Mood;
  readonly time: TrackTime;
  readonly samples = 15 * RATE;
  readonly random: Random;
  readonly #lines = new Map<string, Line>();
  readonly #kicks: number[] = [];

  constructor(mood: Mood) {
    this.mood = mood;
    this.time = timeOf(mood.bpm);
    this.random = randomOf(mood.id);
  }

  /** Seconds of a beat, swung. */
  at(beat: number): number {
    const sixteenth = Math.round(beat * 4 * 1000) / 1000;
    const late = Math.abs(sixteenth % 2) === 1 ? (this.mood.swing ?? 0) : 0;
    return ((beat + late / 4) * 60) / this.mood.bpm;
  }

  channel(name: string, channel: Channel): string {
    this.#lines.set(name, { channel, sound: silence(this.samples), sampled: new Map() });
    return name;
  }

  #line(name: string): Line {
    const line = this.#lines.get(name);
    if (!line) throw new RangeError(`There is no channel ${name}.`);
    return line;
  }

  /** A few milliseconds around the beat; never before the track begins. */
  #human(beat: number, milliseconds: number): number {
    return Math.max(0, this.at(beat) + ((this.random() + this.random() - 1) * milliseconds) / 1000);
  }

  /** Notes on a synthesiser or a recorded instrument; the keys of a chord are strummed a little. */
  notes(name: string, voice: Voice, played: readonly Played[], loose = 7): void {
    const { sound, sampled } = this.#line(name);
    for (const [beat, names, beats, velocity = 0.8] of played) {
      const seconds = (beats * 60) / this.mood.bpm;
      const start = this.#human(beat, beat % 4 === 0 ? loose / 3 : loose);
      for (const [index, key] of keysOf(names).entries()) {
        const level = velocity * (0.94 + 0.12 * this.random());
        const note = { key, at: start + (index * loose) / 4000, seconds, velocity: Math.min(1, level) };
        if (typeof voice === 'string') sampled.set(voice, [...(sampled.get(voice) ?? []), note]);
        else if ('ratio' in voice) ring(sound, note, voice);
        else play(sound, note, voice, this.random);
      }
    }
  }

  /** Each chord for `every` beats, over and over. */
  chords(name: string, voice: Voice, chords: readonly string[], every: number, span: Span = {}, velocity = 0.8): void {
    const { from = 0, to = this.time.hit } = span;
    const played: Played[] = [];
    for (let beat = from; beat < to; beat += every) {
      const chord = chords[Math.floor(beat / every) % chords.length]!;
      played.push([beat, chord, Math.min(every, to - beat) * 0.98, velocity]);
    }
    this.notes(name, voice, played);
  }

  /**
   * One key of the chord for each figure of the pattern, in sixteenths: 0 is its lowest, 4 and more an octave higher;
   * `-` holds, `.` rests.
   */
  figure(
    name: string,
    voice: Voice,
    chords: readonly string[],
    every: number,
    pattern: string,
    span: Span = {},
    velocity = 0.75,
  ): void {
    const { from = 0, to = this.time.hit } = span;
    for (let step = 0; step < (to - from) * 4; step++) {
      const beat = from + step / 4;
      const sign = pattern[step % pattern.length]!;
      if (sign === '.' || sign === '-') continue;
      let held = 1;
      while (pattern[(step + held) % pattern.length] === '-') held++;
      const keys = chords[Math.floor(beat / every) % chords.length]!.split(' ');
      const index = Number(sign);
      const key = keys[index % keys.length]!;
      const higher = Math.floor(index / keys.length);
      const [, note, octave] = /^(.+)(\d)$/.exec(key)!;
      const accent = step % 4 === 0 ? 1 : 0.86;
      this.notes(name, voice, [[beat, `${note}${Number(octave) + higher}`, held / 4, velocity * accent]]);
    }
  }

  /** Hits for the figures 1 to 9 of a pattern in sixteenths; x is 8. */
  drum(name: string, drum: Drum, pattern: string, span: Span = {}): void {
    const { from = 0, to = this.time.hit } = span;
    const isKick = drum === 'kick' || drum === 'softKick' || drum === 'deepKick';
    for (let step = 0; step < (to - from) * 4; step++) {
      const sign = pattern[step % pattern.length]!;
      if (sign === '.') continue;
      const strength = (sign === 'x' ? 8 : Number(sign)) / 9;
      const at = this.#human(from + step / 4, isKick ? 1 : 6);
      if (isKick) this.#kicks.push(at);
      DRUMS[drum](this.#line(name).sound, at, strength * (0.93 + 0.14 * this.random()), this.random);
    }
  }

  once(name: string, drum: Drum, beat: number, velocity = 0.9): void {
    if (drum === 'kick' || drum === 'softKick' || drum === 'deepKick') this.#kicks.push(this.at(beat));
    DRUMS[drum](this.#line(name).sound, this.at(beat), velocity, this.random);
  }

  /** Noise that swells up to a beat. */
  rise(name: string, to: number, beats: number, velocity: number): void {
    rise(this.#line(name).sound, this.at(to - beats), this.at(to) - this.at(to - beats), velocity, this.random);
  }

  /** All channels together, with their hall and their echo. */
  async mix(folder: string): Promise<Stereo> {
    const [out, hall, echoes] = [silence(this.samples), silence(this.samples), silence(this.samples)];
    for (const { channel, sound, sampled } of this.#lines.values()) {
      for (const [program, notes] of sampled) add(sound, await perform(program, notes, this.samples, folder), 2.2);
      if (channel.lows) cutLows(sound, channel.lows);
      if (channel.highs) cutHighs(sound, channel.highs);
      if (channel.duck) duck(sound, this.#kicks, channel.duck, Math.min(0.34, (60 / this.mood.bpm) * 0.75));
      const gain = gainOf(channel.gain);
      add(out, sound, gain);
      if (channel.hall) add(hall, sound, gain * channel.hall);
      if (channel.echo) add(echoes, sound, gain * channel.echo);
    }
    const { decay, bright } = this.mood.hall ?? { decay: 1.6, bright: 6000 };
    const back = echo(echoes, ((this.mood.echo ?? 3) * 15) / this.mood.bpm, 0.45);
    add(out, back);
    add(hall, back, 0.3);
    cutLows(hall, 220);
    const space = room(hall, decay, bright);
    duck(space, this.#kicks, 0.35, 0.2);
    add(out, space);
    return out;
  }
}
