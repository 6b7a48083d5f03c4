/**
 * OpenStack Swift with its S3 interface and three copies of everything, on this machine: three nodes, each an account,
 * a container and an object server with its own folder and ports. Debian: swift-proxy, swift-account, swift-container,
 * swift-object, memcached; as root.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import {
  ACCESS_KEY_ID,
  AVOIDED_SECONDS,
  type Kind,
  KINDS,
  type NodeNumber,
  NODES,
  nodeConf,
  type Ports,
  portOf,
  proxyConf,
  SECRET_ACCESS_KEY,
  swiftConf,
} from './swift-files.ts';

const BUCKET = 'films';
/** Starting a dozen Python programs takes a while on a busy machine: so long without another one that answers is too long. */
const STILL_MS = 120_000;

export type Swift = {
  /** What the program reads: S3_ENDPOINT and so on. */
  readonly env: Readonly<Record<string, string>>;
  /** SIGKILL to all servers of a node: a machine that lost its power. Its folder stays. */
  kill(node: NodeNumber): Promise<void>;
  /** Starts the servers of a killed node again; resolves when the proxy uses them. */
  start(node: NodeNumber): Promise<void>;
  /** SIGSTOP to a node, or to the proxy: it accepts connections and never answers. */
  freeze(what: NodeNumber | 'proxy'): void;
  /** Ends a freeze. */
  thaw(what: NodeNumber | 'proxy'): void;
  /** Ends everything. The folder stays. */
  close(): Promise<void>;
};

/**
 * Starts a store in `folder`, which needs extended attributes (ext4, xfs, btrfs, tmpfs since Linux 6.6). A folder from
 * before is used again.
 * @param port of the proxy; the ten after it belong to the store too
 * @param origins web origins whose pages may read from it
 * @param everySeconds how often nodes compare their copies: each time costs seconds of a processor
 * @throws Error if it does not answer, with the folder of its logs
 */
export async function startSwift(
  folder: string,
  port: number,
  origins: readonly string[] = [],
  everySeconds = 10,
): Promise<Swift> {
  const ports: Ports = { proxy: port, memcached: port + 10 };
  const children = new Map<string, ChildProcess>();
  const run = (name: string, command: string, args: string[]) => {
    const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' });
    // They end with this process, however it ends. A group of its own, because Swift's programs signal theirs.
    const child = spawn('setpriv', ['--pdeathsig', 'KILL', command, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
    child.on('error', (error) => log.write(`${error}\n`));
    child.on('exit', (code, signal) => log.write(`ended: ${signal ?? code}\n`));
    children.set(name, child);
  };
  const runNode = (node: NodeNumber) => {
    for (const kind of KINDS) {
      const conf = join(folder, `${kind}${node}.conf`);
      run(`node${node}-${kind}-server`, `swift-${kind}-server`, [conf, '-v']);
      run(`node${node}-${kind}-replicator`, `swift-${kind}-replicator`, [conf, '-v']);
      if (kind !== 'account') run(`node${node}-${kind}-updater`, `swift-${kind}-updater`, [conf, '-v']);
    }
  };
  const of = (what: NodeNumber | 'proxy') => {
    const start = what === 'proxy' ? 'proxy' : `node${what}-`;
    return [...children].filter(([name]) => name.startsWith(start)).map(([, child]) => child);
  };
  const close = async () => {
    await Promise.all([...children.values()].map(end));
  };

  await writeFiles(folder, ports, origins, everySeconds);
  run('memcached', 'memcached', ['-l', '127.0.0.1', '-p', String(ports.memcached), '-U', '0', '-u', 'root']);
  for (const node of NODES) runNode(node);
  run('proxy', 'swift-proxy-server', [join(folder, 'proxy-server.conf'), '-v']);
  const env = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: BUCKET,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: SECRET_ACCESS_KEY,
  };
  try {
    await answers({
      proxy: port,
      ...Object.assign({}, ...NODES.map((node) => portsOf(ports, node))),
    });
    await createBucket(env.S3_ENDPOINT);
  } catch (error) {
    await close();
    throw new Error(`The store in ${folder} did not start; its logs are there. ${(error as Error).message}`, { cause: error });
  }
  return {
    env,
    kill: async (node) => {
      await Promise.all(of(node).map(end));
    },
    start: async (node) => {
      runNode(node);
      await answers(portsOf(ports, node));
      await sleep((AVOIDED_SECONDS + 1) * 1000);
    },
    freeze: (what) => of(what).forEach((child) => void child.kill('SIGSTOP')),
    thaw: (what) => of(what).forEach((child) => void child.kill('SIGCONT')),
    close,
  };
}

async function writeFiles(
  folder: string,
  ports: Ports,
  origins: readonly string[],
  everySeconds: number,
): Promise<void> {
  for (const node of NODES) {
    await mkdir(join(folder, `node${node}`, 'disk'), { recursive: true });
    await mkdir(join(folder, `node${node}`, 'recon'), { recursive: true });
    for (const kind of KINDS) {
      await writeFile(join(folder, `${kind}${node}.conf`), nodeConf(folder, ports, kind, node, everySeconds));
    }
  }
  await writeFile(join(folder, 'swift.conf'), swiftConf());
  await writeFile(join(folder, 'proxy-server.conf'), proxyConf(folder, ports, origins));
  await Promise.all(KINDS.map((kind) => buildRing(join(folder, `${kind}.builder`), ports, kind)));
}

/** Which node keeps what: all three keep everything. */
async function buildRing(builder: string, ports: Ports, kind: Kind): Promise<void> {
  await ring(builder, 'create', '8', '3', '0');
  const added = NODES.flatMap((node) => [`r1z${node}-127.0.0.1:${portOf(ports, kind, node)}/disk`, '100']);
  await ring(builder, 'add', ...added);
  await ring(builder, 'rebalance', '--seed', '1');
}

/** swift-ring-builder ends with 1 for warnings, with 2 for errors. */
async function ring(...args: string[]): Promise<void> {
  const child = spawn('swift-ring-builder', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0 && code !== 1) throw new Error(`swift-ring-builder ${args.join(' ')}: ${output}`);
}

/** The ports of a node's servers, by their names, which are those of their logs. */
const portsOf = (ports: Ports, node: NodeNumber): Record<string, number> =>
  Object.fromEntries(KINDS.map((kind) => [`node${node}-${kind}-server`, portOf(ports, kind, node)]));

/** Waits until all of them answer, for as long as one more does now and then. @throws Error that names those that do not */
async function answers(servers: Record<string, number>): Promise<void> {
  const silent = new Map(Object.entries(servers));
  let since = Date.now();
  while (silent.size > 0) {
    for (const [name, port] of silent) {
      // Any answer will do: a storage server has no page at this address.
      if (!(await fetch(`http://127.0.0.1:${port}/healthcheck`).catch(() => null))) continue;
      silent.delete(name);
      since = Date.now();
    }
    if (silent.size > 0 && Date.now() - since > STILL_MS) throw new Error(`Nothing is heard of ${[...silent.keys()].join(', ')}.`);
    await sleep(100);
  }
}

async function createBucket(endpoint: string): Promise<void> {
  const credentials = { accessKeyId: ACCESS_KEY_ID, secretAccessKey: SECRET_ACCESS_KEY };
  const client = new S3Client({ endpoint, region: 'us-east-1', credentials, forcePathStyle: true, maxAttempts: 10 });
  await client.send(new CreateBucketCommand({ Bucket: BUCKET })).catch((error: Error) => {
    if (error.name !== 'BucketAlreadyOwnedByYou') throw error;
  });
  client.destroy();
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}
