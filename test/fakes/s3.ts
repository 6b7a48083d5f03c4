import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import S3rver from 's3rver';
import { loadConfig, type StorageConfig } from '../../src/server/config.ts';

export type FakeS3 = {
  readonly config: Extract<StorageConfig, { kind: 's3' }>;
  close(): Promise<void>;
};

/** An object store on a free port with one empty bucket; or the one whose settings (S3_ENDPOINT=… and so on) are in the file TEST_S3. */
export async function startS3(): Promise<FakeS3> {
  if (process.env.TEST_S3) return realS3(process.env.TEST_S3);
  const directory = await mkdtemp(join(tmpdir(), 'spinreel-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'films', configs: [] }],
  });
  const { port } = await server.run();
  const config = {
    kind: 's3',
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'films',
    publicUrl: null,
    region: 'us-east-1',
    // The only key that the server knows.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  } as const;
  return {
    config,
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function realS3(file: string): Promise<FakeS3> {
  const { storage } = loadConfig({ ...parseEnv(await readFile(file, 'utf8')), DATA_DIR: tmpdir() });
  if (storage.kind !== 's3') throw new Error(`${file} does not have the settings of a store.`);
  return { config: storage, close: async () => {} };
}
