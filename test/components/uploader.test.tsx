import { beforeEach, expect, test, vi } from 'vitest';
import { answered } from '../../src/web/api/kept-files.ts';
import { newId } from '../../src/web/api/new-id.ts';
import { createUploader, type Sending } from '../../src/web/features/uploads/uploader.ts';

const IDLE = { onArrived: () => undefined, onFailed: () => undefined, onInterrupted: () => undefined };

beforeEach(() => {
  // What is sent never arrives.
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
});

const video = (name: string) => new File(['no video'], name, { type: 'video/mp4' });

/** The files that the browser keeps for a person's uploads, by name, as far as both what is known of them and their bytes are kept. */
async function kept(userId: string): Promise<string[]> {
  const database = await answered(indexedDB.open('uppy-blobs'));
  const stores = database.transaction(['files', 'metadata']);
  const blobs = (await answered(stores.objectStore('files').getAll())).map(({ fileID }) => fileID);
  const record = await answered(stores.objectStore('metadata').get(`spinreel-${userId}`));
  database.close();
  const files: { id: string; name: string }[] = Object.values(JSON.parse(record?.metadata ?? '{}').files ?? {});
  return files.filter(({ id }) => blobs.includes(id)).map(({ name }) => name);
}

test('what is added in the first moment after a reload is sent and kept beside what is brought back [B741]', async () => {
  const me = newId();
  const before = await createUploader(me, true, { ...IDLE, onFiles: () => undefined });
  before.add(video('Monday.mp4'), [me], null);
  await expect.poll(() => kept(me)).toEqual(['Monday.mp4']);
  // The page is thrown away as it stands: nothing is said to it.

  const onFiles = vi.fn<(files: Sending[]) => void>();
  const after = await createUploader(me, true, { ...IDLE, onFiles });
  after.add(video('Tuesday.mp4'), [me], null);
  await expect.poll(() => kept(me)).toEqual(['Monday.mp4', 'Tuesday.mp4']);
  expect(onFiles.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['Monday.mp4', 'Tuesday.mp4']);
  after.destroy();
  before.destroy();
});
