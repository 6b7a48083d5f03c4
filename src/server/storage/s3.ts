import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { StorageConfig } from '../config.ts';
import { rethrow, StorageError } from './errors.ts';
import { assertKey, metered, type Storage } from './store.ts';

/** Files in a bucket of any S3-compatible store. An object appears when its upload is complete, so there are no drafts. */
export function openS3({ bucket, ...server }: Extract<StorageConfig, { kind: 's3' }>): Storage {
  const client = new S3Client({
    endpoint: server.endpoint,
    region: server.region,
    credentials: { accessKeyId: server.accessKeyId, secretAccessKey: server.secretAccessKey },
    forcePathStyle: true,
    // Checksums that the SDK adds to streams by default are stored as content by servers that do not know them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => {
    assertKey(key);
    return { Bucket: bucket, Key: key };
  };

  const put: Storage['put'] = async (key, source, limits) => {
    const count = metered(source, limits?.maxBytes);
    const body = new PassThrough();
    const upload = new Upload({ client, params: { ...at(key), Body: body } });
    // A source that fails must end the upload before its end is taken for the end of the file.
    const reading = pipeline(count.stream, count.meter, body).catch(async (error) => {
      await upload.abort();
      throw error;
    });
    const results = await Promise.allSettled([reading, upload.done().catch(stopping(body))]);
    for (const result of results) if (result.status === 'rejected') rethrow(result.reason);
    return count.bytes;
  };

  const read: Storage['read'] = async (key, range) => {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const { Body } = await client.send(new GetObjectCommand({ ...at(key), Range })).catch(rethrow);
    if (!Body) throw new StorageError('missing');
    return Body as Readable;
  };

  const remove = (key: string) => client.send(new DeleteObjectCommand(at(key)));

  return {
    put,
    putFile: (key, path) => put(key, createReadStream(path)),
    async size(key) {
      try {
        return (await client.send(new HeadObjectCommand(at(key)))).ContentLength ?? 0;
      } catch (error) {
        if ((error as Error).name === 'NotFound') return null;
        throw error;
      }
    },
    read,
    async localFile(key, folder) {
      const path = join(folder, `${randomUUID()}-${basename(key)}`);
      try {
        await pipeline(await read(key), createWriteStream(path, { flags: 'wx' }));
        return path;
      } catch (error) {
        await rm(path, { force: true });
        return rethrow(error);
      }
    },
    async move(from, to) {
      assertKey(from);
      await client.send(new CopyObjectCommand({ ...at(to), CopySource: `${bucket}/${from}` })).catch(rethrow);
      await remove(from);
    },
    async delete(key) {
      await remove(key);
    },
    async deletePrefix(folder) {
      assertKey(folder);
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${folder}/` })) {
        const Objects = (page.Contents ?? []).map(({ Key }) => ({ Key }));
        if (Objects.length === 0) continue;
        const { Errors } = await client.send(
          new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
        );
        const [first] = Errors ?? [];
        if (first) throw new Error(`The object store did not delete ${first.Key}: ${first.Message}`);
      }
    },
    async check() {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
    close: () => client.destroy(),
  };
}

/** The upload failed: what still comes is not wanted. */
function stopping(body: PassThrough): (error: Error) => never {
  return (error) => {
    body.destroy(error);
    throw error;
  };
}
