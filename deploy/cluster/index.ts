/**
 * `npm run cluster`: the program on a highly available Postgres and a store of three nodes, all on this machine, until
 * it is interrupted. Needs root and Debian or Ubuntu, of which it installs what is missing once that is agreed to;
 * --yes agrees beforehand. --folder=FOLDER keeps its data there instead of in a temporary folder; --port=7400 is the
 * first of forty ports; --workers=3; --store=folder keeps films in a folder instead.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startCluster } from './cluster.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    port: { type: 'string', default: '7400' },
    workers: { type: 'string', default: '3' },
    store: { type: 'string', default: 'swift' },
    yes: { type: 'boolean', default: false },
  },
});
const folder = values.folder ? resolve(values.folder) : await mkdtemp(join(tmpdir(), 'spinreel-cluster-'));
const say = (line: string) => process.stdout.write(`${line}\n`);
say(`data and logs: ${folder}`);
const withStore = values.store === 'swift';
const cluster = await startCluster({
  ...{ folder, firstPort: Number(values.port), workers: Number(values.workers), withStore, say, yes: values.yes },
}).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
const stop = async () => {
  say('stopping');
  await cluster.stop();
  if (!values.folder) await rm(folder, { recursive: true, force: true });
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
