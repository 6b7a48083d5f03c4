import type { StorageConfig } from '../config.ts';
import { DiskStorage } from './disk.ts';
import type { Store } from './store.ts';

export { accountsSince, moveTo, personOr } from './account.ts';
export { StorageError } from './errors.ts';
export type { Account, ByteRange, Entry, Storage, Store } from './store.ts';

/** Opens the store named in the configuration. */
export async function openStorage(config: StorageConfig): Promise<Store> {
  if (config.kind === 'disk') return DiskStorage.open(config.folder);
  // Its SDK is slow to load, and only installations that use it should wait.
  const { S3Storage } = await import('./s3.ts');
  return new S3Storage(config);
}
