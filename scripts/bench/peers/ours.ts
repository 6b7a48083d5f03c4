/** `node ours.ts FOLDER`: films over the clip or over black as a worker makes them, with what it draws. */
import { openToSandbox } from '../../../src/server/media/tool/sandbox.ts';
import { filmMaker, SECONDS } from '../film.ts';
import { serve } from './serve.ts';

const [folder = ''] = process.argv.slice(2);
await openToSandbox(folder);
await serve(async ({ clip }) => {
  const film = await filmMaker(folder, clip ? { file: clip, start: 0, duration: SECONDS, hasAudio: true } : null);
  await film('animate-fade-in')();
});
