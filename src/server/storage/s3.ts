import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import { basename, join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { StorageConfig } from '../config.ts';
import { rethrow, StorageError } from './errors.ts';
import { assertKey, type ByteRange, type LinkHeaders, type Listed, metered, type Store } from './store.ts';

/** A store that is up accepts connections at once. */
const CONNECT_MS = 3_000;
/**
 * Until the store begins to answer, for a part of an upload after it was sent; calls are repeated twice. How long a
 * viewer takes to read is not limited.
 */
const ANSWER_MS = 10_000;
/** Nothing slows down a copy to the own disk but a store that has stopped sending. */
const SILENT_MS = 30_000;

/** How long a signed address can be used. */
const LINK_SECONDS = 3600;

/** Files in a bucket of any S3-compatible store. An object appears when its upload is complete, so there are no drafts. */
export class S3Storage implements Store {
  readonly #bucket: string;
  readonly #client: S3Client;
  /** The store under the address that browsers know; it only signs. */
  readonly #seen: S3Client | null;

  constructor(config: Extract<StorageConfig, { kind: 's3' }>) {
    const { bucket, endpoint, publicUrl, region, accessKeyId, secretAccessKey } = config;
    const credentials = { accessKeyId, secretAccessKey };
    this.#bucket = bucket;
    this.#client = new S3Client({
      endpoint,
      region,
      credentials,
      forcePathStyle: true,
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
      // The checksums that the SDK adds to streams by default are stored as content by servers that do not know them.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    addContentMd5(this.#client);
    this.#seen = publicUrl ? new S3Client({ endpoint: publicUrl, region, credentials, forcePathStyle: true }) : null;
  }

  async put(key: string, source: Readable | Uint8Array, atMost?: number): Promise<number> {
    const at = this.#at(key);
    const count = metered(source, atMost);
    const body = new PassThrough();
    const upload = new Upload({ client: this.#client, params: { ...at, Body: body } });
    // A failing source must abort the upload before its end is taken for the end of the file.
    const reading = pipeline(count.stream, count.meter, body).catch(async (error) => {
      await upload.abort();
      throw error;
    });
    // When the upload fails, the rest of the source is not wanted.
    const storing = upload.done().catch((error) => {
      body.destroy(error);
      throw error;
    });
    for (const result of await Promise.allSettled([reading, storing])) {
      if (result.status === 'rejected') rethrow(result.reason);
    }
    return count.bytes;
  }

  async putFile(key: string, path: string): Promise<number> {
    assertKey(key);
    return this.put(key, createReadStream(path));
  }

  async size(key: string): Promise<number | null> {
    try {
      return (await this.#client.send(new HeadObjectCommand(this.#at(key)))).ContentLength ?? 0;
    } catch (error) {
      if ((error as Error).name === 'NotFound') return null;
      throw error;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const { Body } = await this.#client.send(new GetObjectCommand({ ...this.#at(key), Range })).catch(rethrow);
    if (!Body) throw new StorageError('missing');
    return Body as Readable;
  }

  async link(key: string, { type, caching, disposition }: LinkHeaders): Promise<string | null> {
    if (!this.#seen) return null;
    const command = new GetObjectCommand({
      ...this.#at(key),
      ...{ ResponseContentType: type, ResponseCacheControl: caching },
      ...(disposition !== null && { ResponseContentDisposition: disposition }),
    });
    const now = Date.now();
    const signingDate = new Date(now - (now % (LINK_SECONDS * 500)));
    return getSignedUrl(this.#seen, command, { expiresIn: LINK_SECONDS, signingDate });
  }

  async localFile(key: string, folder: string): Promise<string> {
    const path = join(folder, `${randomUUID()}-${basename(key)}`);
    try {
      const body = await this.read(key);
      if (body instanceof IncomingMessage) body.setTimeout(SILENT_MS, () => body.destroy(stalled()));
      await pipeline(body, createWriteStream(path, { flags: 'wx' }));
      return path;
    } catch (error) {
      await rm(path, { force: true });
      return rethrow(error);
    }
  }

  async delete(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#at(key)));
  }

  async deletePrefix(folder: string): Promise<void> {
    assertKey(folder);
    const Bucket = this.#bucket;
    for await (const page of paginateListObjectsV2({ client: this.#client }, { Bucket, Prefix: `${folder}/` })) {
      const Objects = (page.Contents ?? []).map(({ Key }) => ({ Key }));
      if (Objects.length === 0) continue;
      const { Errors } = await this.#client.send(
        new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
      );
      const [first] = Errors ?? [];
      if (first) throw new Error(`The object store did not delete ${first.Key}: ${first.Message}`);
    }
  }

  async *list(folder: string | null): AsyncGenerator<Listed> {
    if (folder !== null) assertKey(folder);
    const below = { Bucket: this.#bucket, Prefix: folder === null ? '' : `${folder}/` };
    for await (const page of paginateListObjectsV2({ client: this.#client }, below)) {
      for (const { Key, Size, LastModified } of page.Contents ?? []) {
        if (Key && LastModified) yield { key: Key, bytes: Size ?? 0, modified: LastModified };
      }
    }
  }

  async check(): Promise<void> {
    await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }));
  }

  #at(key: string): { Bucket: string; Key: string } {
    assertKey(key);
    return { Bucket: this.#bucket, Key: key };
  }
}

/** Counts as an outage: the work may be repeated. */
function stalled(): Error {
  return Object.assign(new Error('The object store stopped sending a file.'), { code: 'ETIMEDOUT' });
}

/**
 * Several files are deleted with a list, whose checksum some servers (OpenStack's Swift) only know in the form from
 * before the SDK's own.
 */
function addContentMd5(client: S3Client): void {
  client.middlewareStack.add(
    (next, context) => (args) => {
      const { headers, body } = args.request as { headers: Record<string, string>; body?: string };
      if (context.commandName === 'DeleteObjectsCommand' && body !== undefined)
        headers['content-md5'] = createHash('md5').update(body).digest('base64');
      return next(args);
    },
    { step: 'build', priority: 'low' },
  );
}
