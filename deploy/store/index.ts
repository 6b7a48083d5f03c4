/**
 * `npm run store -- [--folder=FOLDER] [--port=6080] [--origin=https://promo.example] [--yes]`: a Swift store until
 * Ctrl+C; prints its S3 settings. As root, on Debian.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installStore } from '../cluster/packages.ts';
import { startSwift } from './swift.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: join(tmpdir(), 'spinreel-store') },
    port: { type: 'string', default: '6080' },
    yes: { type: 'boolean', default: false },
    origin: { type: 'string', multiple: true, default: [] },
  },
});
await installStore({ yes: values.yes, say: (line) => process.stdout.write(`${line}\n`) });
const folder = resolve(values.folder);
await mkdir(folder, { recursive: true });
const stop = new Promise((done) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, done);
});
const swift = await startSwift(folder, Number(values.port), values.origin);
const lines = Object.entries(swift.env).map(([name, value]) => `${name}=${value}\n`);
await writeFile(join(folder, 's3.env'), lines.join(''));
process.stdout.write(`${lines.join('')}\nThe same is in ${join(folder, 's3.env')}. The store runs until Ctrl+C.\n`);
await stop;
await swift.close();
