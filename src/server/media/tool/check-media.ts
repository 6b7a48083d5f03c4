import { tmpdir } from 'node:os';
import { MediaError, type MediaTools, runMedia } from './run.ts';
import { openSandbox, type Sandbox } from './sandbox.ts';

const OLDEST = 5;
/** They answer in a tenth of a second, but go last on a machine that is busy: this only ends what hangs. */
const ANSWER_MS = 120_000;
/** What encode.ts and probe.ts require of ffmpeg. */
const NEEDED = {
  filters: [
    ...[
      'adelay',
      'afade',
      'aformat',
      'aloop',
      'amix',
      'anullsrc',
      'apad',
      'aresample',
      'asetpts',
      'atrim',
      'color',
      'concat',
      'crop',
      'fade',
      'format',
    ],
    ...[
      'fps',
      'loop',
      'overlay',
      'pad',
      'perspective',
      'scale',
      'setparams',
      'setpts',
      'setsar',
      'tpad',
      'trim',
      'xfade',
    ],
  ],
  encoders: ['aac', 'libvpx-vp9', 'libx264', 'mjpeg'],
  decoders: ['aac', 'h264', 'hevc', 'libvpx-vp9', 'png', 'vp8', 'vp9'],
  demuxers: ['avi', 'matroska', 'mov', 'mpegts'],
  muxers: ['mp4', 'webm'],
} as const;

const ADVICE =
  'Install a full build of ffmpeg 5 or later (Debian and Ubuntu: apt-get install ffmpeg; macOS: brew install ffmpeg) or set FFMPEG_PATH and FFPROBE_PATH to one.';

/** ffmpeg's version as it reports it, and the sandbox that it runs in. */
export type FoundMedia = { readonly version: string; readonly sandbox: Sandbox };

/**
 * Makes sure that ffmpeg and ffprobe are installed, new enough, and support everything we need.
 * @param scratch where they will work; the sandbox is tested there
 * @throws MediaError `missing` with everything that is missing and what to do
 */
export async function checkMedia(tools: MediaTools, scratch = tmpdir()): Promise<FoundMedia> {
  const sandbox = await openSandbox({ ffmpeg: tools.ffmpeg, folder: scratch });
  const [version] = await Promise.all([versionOf(tools.ffmpeg), versionOf(tools.ffprobe)]);
  // A development build reports a commit as its version; its features are checked below.
  const major = /^n?(\d+)\./.exec(version)?.[1];
  if (major && Number(major) < OLDEST) {
    throw new MediaError('missing', `${tools.ffmpeg} is version ${version}; ${OLDEST} or later is needed. ${ADVICE}`);
  }
  const lacking = await Promise.all(
    Object.entries(NEEDED).map(async ([kind, names]) => {
      const offered = await listOf(tools.ffmpeg, kind);
      const missing = names.filter((name) => !offered.has(name));
      return missing.length > 0 ? [`${kind} ${missing.join(', ')}`] : [];
    }),
  );
  if (lacking.flat().length > 0) {
    throw new MediaError('missing', `${tools.ffmpeg} lacks ${lacking.flat().join('; ')}. ${ADVICE}`);
  }
  return { version, sandbox };
}

async function versionOf(program: string): Promise<string> {
  try {
    const { stdout } = await runMedia(program, ['-version'], { timeoutMs: ANSWER_MS });
    return /version (\S+)/.exec(stdout)?.[1] ?? 'unknown';
  } catch (error) {
    throw new MediaError(
      'missing',
      `FFMPEG_PATH, FFPROBE_PATH: ${program} does not answer (${(error as Error).message}) ${ADVICE}`,
    );
  }
}

/** The names in a list such as `ffmpeg -encoders` prints: flags, one name or several separated by commas, description. */
async function listOf(ffmpeg: string, kind: string): Promise<Set<string>> {
  const { stdout } = await runMedia(ffmpeg, ['-v', 'error', `-${kind}`], { timeoutMs: ANSWER_MS });
  return new Set([...stdout.matchAll(/^ *[A-Z.|]+ +([\w,-]+)/gm)].flatMap((match) => match[1]!.split(',')));
}
