/** `node ours.ts FOLDER [CLIP]`: one film over the clip or over black as a worker makes it, with what it draws, in a process of its own. */
import { openToSandbox } from '../../../src/server/media/tool/sandbox.ts';
import { filmMaker, SECONDS } from '../film.ts';

const [folder = '', clip] = process.argv.slice(2);
await openToSandbox(folder);
const film = await filmMaker(folder, clip ? { file: clip, start: 0, duration: SECONDS, hasAudio: true } : null);
await film('animate-fade-in')();
