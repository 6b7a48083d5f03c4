import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { StorageConfig } from '../../src/server/config.ts';

export type FakeS3 = {
  /** The same as environment variables: S3_ENDPOINT and so on. */
  readonly env: Record<string, string>;
  readonly config: Extract<StorageConfig, { kind: 's3' }>;
  close(): Promise<void>;
};

/** An object store on a free port with one empty bucket. */
export async function startS3(): Promise<FakeS3> {
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
    region: 'us-east-1',
    // The only key that the server knows.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  } as const;
  return {
    config,
    env: {
      S3_ENDPOINT: config.endpoint,
      S3_BUCKET: config.bucket,
      S3_ACCESS_KEY_ID: config.accessKeyId,
      S3_SECRET_ACCESS_KEY: config.secretAccessKey,
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
