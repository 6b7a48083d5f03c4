/**
 * How loud the films over many sources are, as ffmpeg's ebur128 reports it of the finished files: of every file in a
 * folder of sample videos that has a sound of its own, and of sounds that are made here. Each is processed like an
 * upload, then two films over its first piece are made, one with a track under it: the named one, or Velvet.
 *
 *    node scripts/loudness.ts <videos> [<track>] > docs/loudness.md
 */
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beatOf, TRACK_IDS, TRACKS, type TrackId } from '../src/scene/music.ts';
import { mixed } from '../src/server/features/renders/mix.ts';
import { encodeFilm } from '../src/server/media/film/encode.ts';
import { type MadePiece, normalise } from '../src/server/media/ingest/normalise.ts';
import type { FileFacts } from '../src/server/media/tool/facts.ts';
import { probe } from '../src/server/media/tool/probe.ts';
import { MediaError, runMedia } from '../src/server/media/tool/run.ts';
import { lend } from '../src/server/media/tool/sandbox.ts';
import { withScratch } from '../src/server/media/tool/scratch.ts';

const [from, named] = process.argv.slice(2);
const track = TRACK_IDS.find((id) => id === named) ?? 'velvet';
if (!from) {
  process.stderr.write('Usage: node scripts/loudness.ts <folder of videos> [<track>]\n');
  process.exit(1);
}
const tools = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const RATE = 48_000;
/** The films' length, in seconds. */
const SECONDS = 3;
/** Longer files show nothing here that shorter ones do not. */
const LONGEST = 16;

const SPEECH = `aevalsrc='(0.3+0.7*abs(sin(3*t)))*(0.5*sin(2*PI*180*t)+0.3*sin(2*PI*720*t)+0.1*random(0))':s=${RATE}`;
const HALL = `aevalsrc='0.4*sin(2*PI*55*t)*(0.4+0.6*exp(-6*mod(t\\,0.47)))+0.2*sin(2*PI*330*t)+0.15*sin(2*PI*1320*t)*exp(-9*mod(t\\,0.235))+0.05*random(0)':s=${RATE}`;
const pan = (layout: string, ...gains: string[]) => ['-af', `pan=${layout}|${gains.join('|')}`];
const AAC = ['-c:a', 'aac', '-b:a', '256k'];

/** Sounds as cameras, phones and accidents make them: ffmpeg's source, what is done to it, and its codec. */
const MADE: readonly (readonly [string, string | null, readonly string[]])[] = [
  ['speech', `${SPEECH},volume=-8dB`, AAC],
  ['speech from afar', `${SPEECH},volume=-34dB`, AAC],
  ['a whisper, -45 LUFS', `${SPEECH},volume=-39dB`, AAC],
  ['speech over 0 dBFS', `${SPEECH},volume=6dB`, AAC],
  ['clipped by 12 dB', `${SPEECH},volume=12dB,alimiter=limit=1:level=0`, AAC],
  ['music of a hall, with its bass', HALL, AAC],
  ['the same, far too loud', `${HALL},volume=9dB`, AAC],
  ['the same, one octave of it lost', `${HALL},highpass=f=300,volume=-20dB`, AAC],
  ['one channel', `${SPEECH},volume=-20dB`, [...AAC, '-ac', '1']],
  ['only the left ear', `${SPEECH},volume=-12dB`, [...pan('stereo', 'FL=c0', 'FR=0*c0'), ...AAC]],
  ['ears against each other', `${SPEECH},volume=-12dB`, [...pan('stereo', 'FL=c0', 'FR=-1*c0'), ...AAC]],
  [
    '5.1, the voice in the middle',
    `${SPEECH},volume=-12dB`,
    [...pan('5.1', 'FL=0.05*c0', 'FR=0.05*c0', 'FC=0.5*c0', 'LFE=0*c0', 'BL=0.05*c0', 'BR=0.05*c0'), ...AAC],
  ],
  [
    '7.1, loud in each',
    `${HALL},volume=-3dB`,
    [...pan('7.1', ...['FL', 'FR', 'FC', 'LFE', 'BL', 'BR', 'SL', 'SR'].map((c) => `${c}=c0`)), '-c:a', 'flac'],
  ],
  ['8 kHz', `${SPEECH},volume=-16dB`, ['-ar', '8000', '-c:a', 'aac']],
  ['96 kHz', `${SPEECH},volume=-16dB`, ['-ar', '96000', '-c:a', 'flac']],
  ['16-bit samples as they are', `${SPEECH},volume=-10dB`, ['-c:a', 'pcm_s16le']],
  ['MP3', `${HALL},volume=-6dB`, ['-c:a', 'libmp3lame', '-b:a', '128k']],
  ['Opus', `${SPEECH},volume=-18dB`, ['-c:a', 'libopus']],
  ['a tone', `sine=f=440:r=${RATE},volume=-3dB`, AAC],
  ['noise', `anoisesrc=r=${RATE}:a=0.3:d=4`, AAC],
  ['claps in a silent room', `aevalsrc='0.9*exp(-60*mod(t\\,0.5))*(random(0)-0.5)*2':s=${RATE}`, AAC],
  ['loud for a second, then quiet', `${SPEECH},volume='if(lt(t\\,1)\\,1\\,0.03)':eval=frame`, AAC],
  ['sound from the second second on', `${SPEECH},volume='if(lt(t\\,2)\\,0\\,0.2)':eval=frame`, AAC],
  ['a microphone that hears nothing', `anoisesrc=r=${RATE}:a=0.001:d=4`, AAC],
  ['damaged sixty times a second', `${SPEECH},volume=-12dB`, [...AAC, '-bsf:a', 'noise=amount=500']],
  ['a track of silence', `anullsrc=r=${RATE}:cl=stereo`, AAC],
  ['no sound', null, []],
];

const HEAD = `# How loud films are

Sources as they come and sounds that are made for it, each processed like an upload; then two films of ${SECONDS} s over
its first piece, the second with ${TRACKS[track].name} under it. LUFS (integrated) and dBTP (true peak) are what ffmpeg's ebur128 reports
of the uploaded file's sound and of the finished films. Made by \`node scripts/loudness.ts <videos>\`; another track's name
may follow. The rule is in [Films](decisions/films.md), points 38 and 42: -14 LUFS, at most -1 dBTP; what is quieter than
-50 LUFS stays as it is, and what is all peaks is as loud as its peaks allow. With music, what is nearly silent leads no more.

| source | its sound | LUFS | dBTP | film: LUFS | dBTP | with music: LUFS | dBTP |
|---|---|---|---|---|---|---|---|
`;

/** What ebur128 says of a file's sound, as cells. */
async function measured(file: string, stream = 'a:0'): Promise<string> {
  const graph = ['-map', `0:${stream}`, '-af', 'ebur128=peak=true:framelog=verbose', '-f', 'null', '-'];
  const args = ['-nostdin', '-hide_banner', '-nostats', '-v', 'info', '-i', file, ...graph];
  const { stderr } = await runMedia('ffmpeg', args, { folder: dirname(file) });
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  const figureOf = (name: string) => summary.match(new RegExp(`${name}:\\s+(\\S+)`))?.[1] ?? '-';
  return `${figureOf('I')} | ${figureOf('Peak')}`;
}

const NONE = '- | -';
const MADE_HERE = 'made: ';

async function rowOf(name: string, source: string): Promise<string | null> {
  return withScratch(join(tmpdir(), 'spinreel-loudness'), async (folder) => {
    const file = await lend(source, folder);
    const facts = await probe(tools, file);
    if (!name.startsWith(MADE_HERE) && ((facts.audio === null && !facts.isSoundLost) || facts.duration > LONGEST))
      return null;
    const { audio } = facts;
    const own = audio ? await measured(file, String(audio.index)) : NONE;
    const films: string[] = [];
    await normalise({
      ...{ tools, file, facts, folder, signal: new AbortController().signal },
      onPiece: async (piece) => {
        if (piece.index > 0) return;
        for (const music of [null, track]) films.push(await filmOver(piece, music, folder));
      },
    });
    return `| ${name} | ${audio ? inWords(audio) : facts.isSoundLost ? 'unreadable' : 'none'} | ${own} | ${films.join(' | ')} |`;
  });
}

const inWords = ({ codec, channels, sampleRate }: NonNullable<FileFacts['audio']>) =>
  `${codec}, ${channels} x ${sampleRate / 1000} kHz`;

async function filmOver(piece: MadePiece, music: TrackId | null, folder: string): Promise<string> {
  const { file, duration, hasAudio, loudness } = piece;
  const background = { file, start: 0, duration, hasAudio };
  const sound = hasAudio ? ('on' as const) : ('off' as const);
  const still = { frame: null, drawn: null, animation: 'none' as const, coverFirst: false, watermark: false };
  const plan = {
    ...{ kind: 'film' as const, ...still, duration: SECONDS, music },
    background: { storageKey: '', start: 0, duration, hasAudio, sound, loudness },
  };
  const parts = await mixed(tools, { background }, plan, { folder, signal: new AbortController().signal });
  const layers = { duration: SECONDS, text: null, animation: 'none' as const, watermark: null, beat: beatOf(music) };
  const film = await encodeFilm(tools, { ...layers, ...parts }, join(folder, `film-${music}.mp4`));
  return measured(film.file);
}

async function make(sound: string | null, how: readonly string[], out: string): Promise<void> {
  const picture = ['-f', 'lavfi', '-i', 'color=gray:s=90x160:r=30:d=4', '-c:v', 'libx264', '-preset', 'ultrafast'];
  const heard = sound ? ['-f', 'lavfi', '-i', sound] : [];
  const args = [...picture.slice(0, 4), ...heard, ...picture.slice(4), ...how, '-t', '4', '-strict', '-2', out];
  await runMedia('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...args], { folder: dirname(out) });
}

process.stdout.write(HEAD);
async function print(name: string, source: string): Promise<void> {
  const row = await rowOf(name, source).catch((error: unknown) => {
    // What is made here is sound: only others' files may be refused.
    const isTheirs = !name.startsWith(MADE_HERE);
    if (isTheirs && error instanceof MediaError && error.reason === 'refused') return null;
    process.exitCode = 1;
    return `| ${name} | FAILED | ${String(error).replaceAll('|', ' ')} |`;
  });
  if (row) process.stdout.write(`${row}\n`);
}
await withScratch(join(tmpdir(), 'spinreel-loudness-made'), async (folder) => {
  for (const [index, [name, sound, how]] of MADE.entries()) {
    const file = join(folder, `${index}.mkv`);
    await make(sound, how, file);
    await print(`${MADE_HERE}${name}`, file);
  }
});
for (const name of (await readdir(from)).filter((each) => !each.endsWith('.md')).sort())
  await print(name, join(from, name));
