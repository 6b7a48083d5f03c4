import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { loadConfig, type StorageConfig } from '../../src/server/config.ts';

export type FakeS3 = {
  readonly config: Extract<StorageConfig, { kind: 's3' }>;
  close(): Promise<void>;
};

type Stored = { bytes: Buffer; modified: Date };
type Answer = { status: number; headers?: Record<string, string>; body?: string | Buffer };

const BUCKET = 'films';
const ACCESS_KEY = 'fake';

/** An object store on a free port with one empty bucket; or the one whose settings (S3_ENDPOINT=… and so on) are in the file TEST_S3. */
export async function startS3(): Promise<FakeS3> {
  if (process.env.TEST_S3) return realS3(process.env.TEST_S3);
  const store = new MemoryStore();
  const server = createServer((request, response) => {
    store
      .answer(request)
      .catch((error: unknown) => ({ status: 500, body: fault('InternalError', String(error)) }))
      .then((answer) => send(request, response, answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const keys = { accessKeyId: ACCESS_KEY, secretAccessKey: 'secret' };
  const place = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket: BUCKET };
  return { config: { kind: 's3', ...place, publicUrl: null, ...keys }, close: () => closed(server) };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body = '' }: Answer): void {
  const length = headers?.['content-length'] ?? String(Buffer.byteLength(body));
  response.writeHead(status, { ...headers, 'content-length': length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * The calls of S3 that `src/server/storage/s3.ts` makes, as its API reference has them, on a map. Signatures are not checked, only that there is one;
 * `npm run test:store` shows that those are right.
 */
class MemoryStore {
  readonly #files = new Map<string, Stored>();
  readonly #uploads = new Map<string, Map<number, Buffer>>();

  async answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
    const signed = request.headers.authorization ?? searchParams.get('X-Amz-Credential') ?? '';
    if (!signed.includes(`${ACCESS_KEY}/`))
      return { status: 403, body: fault('AccessDenied', 'There is no signature.') };
    const [bucket, ...rest] = decodeURIComponent(pathname).slice(1).split('/');
    if (bucket !== BUCKET) return { status: 404, body: fault('NoSuchBucket', `There is no bucket ${bucket}.`) };
    const body = await buffer(request);
    const key = rest.join('/');
    return key === ''
      ? this.#ofBucket(request.method!, searchParams, String(body))
      : this.#ofFile(request, key, searchParams, body);
  }

  #ofBucket(method: string, query: URLSearchParams, body: string): Answer {
    if (method === 'HEAD') return { status: 200 };
    if (method === 'POST') {
      for (const [, key] of body.matchAll(/<Key>(.*?)<\/Key>/g)) this.#files.delete(key!);
      return { status: 200, body: '<DeleteResult/>' };
    }
    const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
    const keys = [...this.#files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, 1000);
    const contents = page.map((key) => {
      const { bytes, modified } = this.#files.get(key)!;
      return `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${modified.toISOString()}</LastModified></Contents>`;
    });
    const next = keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const truncated = `<IsTruncated>${next !== ''}</IsTruncated>`;
    return { status: 200, body: `<ListBucketResult>${truncated}${next}${contents.join('')}</ListBucketResult>` };
  }

  #ofFile({ method, headers }: IncomingMessage, key: string, query: URLSearchParams, body: Buffer): Answer {
    const [uploadId, part] = [query.get('uploadId'), Number(query.get('partNumber'))];
    if (method === 'POST' && uploadId === null) {
      const id = String(this.#uploads.size + 1);
      this.#uploads.set(id, new Map());
      return {
        status: 200,
        body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      };
    }
    if (uploadId !== null) return this.#ofUpload(method!, key, uploadId, part, body);
    if (method === 'PUT') return this.#keep(key, body);
    if (method === 'DELETE') {
      this.#files.delete(key);
      return { status: 204 };
    }
    const file = this.#files.get(key);
    return file
      ? sent(file.bytes, headers.range, query)
      : { status: 404, body: fault('NoSuchKey', 'There is no such key.') };
  }

  #ofUpload(method: string, key: string, id: string, part: number, body: Buffer): Answer {
    const parts = this.#uploads.get(id);
    if (!parts) return { status: 404, body: fault('NoSuchUpload', 'There is no such upload.') };
    if (method === 'PUT') {
      parts.set(part, body);
      return { status: 200, headers: { etag: etagOf(body) } };
    }
    this.#uploads.delete(id);
    if (method === 'DELETE') return { status: 204 };
    const whole = Buffer.concat([...parts].sort(([a], [b]) => a - b).map(([, bytes]) => bytes));
    const { headers } = this.#keep(key, whole);
    return {
      status: 200,
      body: `<CompleteMultipartUploadResult><ETag>${headers!.etag}</ETag></CompleteMultipartUploadResult>`,
    };
  }

  #keep(key: string, bytes: Buffer): Answer {
    this.#files.set(key, { bytes, modified: new Date() });
    return { status: 200, headers: { etag: etagOf(bytes) } };
  }
}

function sent(bytes: Buffer, range: string | undefined, query: URLSearchParams): Answer {
  const headers: Record<string, string> = { 'accept-ranges': 'bytes', etag: etagOf(bytes) };
  for (const name of ['content-type', 'cache-control', 'content-disposition']) {
    const asked = query.get(`response-${name}`);
    if (asked !== null) headers[name] = asked;
  }
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === undefined)
    return { status: 200, headers: { ...headers, 'content-length': String(bytes.length) }, body: bytes };
  const part = bytes.subarray(Number(from), to ? Number(to) + 1 : undefined);
  const end = Number(from) + part.length - 1;
  return { status: 206, headers: { ...headers, 'content-range': `bytes ${from}-${end}/${bytes.length}` }, body: part };
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const fault = (code: string, message: string) => `<Error><Code>${code}</Code><Message>${message}</Message></Error>`;

async function realS3(file: string): Promise<FakeS3> {
  const { storage } = loadConfig({ ...parseEnv(await readFile(file, 'utf8')), DATA_DIR: tmpdir() });
  if (storage.kind !== 's3') throw new Error(`${file} does not have the settings of a store.`);
  return { config: storage, close: async () => {} };
}
