/** `node ours.ts CLIP`: one film over the clip as a worker makes it, with what it draws, in a process of its own. */
import { dirname } from 'node:path';
import { openToSandbox } from '../../../src/server/media/tool/sandbox.ts';
import { filmMaker, SECONDS } from '../film.ts';

const clip = process.argv[2]!;
const folder = dirname(clip);
await openToSandbox(folder);
const over = await filmMaker(folder, { file: clip, start: 0, duration: SECONDS, hasAudio: true });
await over('animate-fade-in')();
