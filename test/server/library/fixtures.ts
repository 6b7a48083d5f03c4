import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { IngestJob } from '../../../src/contract/library.ts';
import type { Answer, Client } from '../../client.ts';

const SAMPLES = join(import.meta.dirname, '../../samples');

/** A file of test/samples. */
export const sample = (name: string): Promise<Buffer> => readFile(join(SAMPLES, name));

/**
 * A video of six frames with sound, for when the picture does not matter: a second of any other takes four times as
 * long to become a clip.
 */
export const blink = (): Promise<Buffer> => sample('blink_180x320_0.2s.mp4');

/** Bytes as a form's file. */
export function file(bytes: Uint8Array | string, name = 'class.mp4', type = 'video/mp4'): File {
  return new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
}

const base64 = (text: string) => Buffer.from(text).toString('base64');
const TUS = { 'tus-resumable': '1.0.0' };

/** Begins a resumable upload of `length` bytes; Location is in the response headers. */
export function createUpload(client: Client, length: number, metadata: Record<string, string> = {}): Promise<Answer> {
  const pairs = Object.entries(metadata).map(([name, value]) => `${name} ${base64(value)}`);
  const headers = {
    ...TUS,
    'upload-length': String(length),
    ...(pairs.length > 0 && { 'upload-metadata': pairs.join(',') }),
  };
  return client.request('POST', '/api/uploads', { headers });
}

/** The offset of a resumable upload. */
export async function offsetOf(client: Client, location: string): Promise<{ status: number; offset: number }> {
  const { status, headers } = await client.request('HEAD', location, { headers: TUS });
  return { status, offset: Number(headers.get('upload-offset') ?? Number.NaN) };
}

/** Sends bytes of a resumable upload. */
export function sendBytes(client: Client, location: string, offset: number, body: BodyInit): Promise<Answer> {
  const headers = { ...TUS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
  return client.request('PATCH', location, { headers, body });
}

/** Uploads a whole file over tus. @returns the last response, and the id of the job */
export async function uploadByTus(
  client: Client,
  bytes: Uint8Array,
  metadata?: Record<string, string>,
): Promise<{ answer: Answer; jobId: string }> {
  const created = await createUpload(client, bytes.length, metadata);
  if (created.status !== 201) return { answer: created, jobId: '' };
  const location = created.headers.get('location')!;
  const answer = await sendBytes(client, location, 0, new Uint8Array(bytes));
  return { answer, jobId: location.split('/').at(-1)! };
}

/** The upload's job once it is ready or has failed. */
export function ended(client: Client, jobId: string, timeout = 180_000): Promise<IngestJob> {
  return vi.waitFor(
    async () => {
      const { body } = await client.get(`/api/library/jobs/${jobId}`);
      if (body.status !== 'ready' && body.status !== 'failed') throw new Error(`still ${body.status}`);
      return body;
    },
    { timeout, interval: 100 },
  );
}
