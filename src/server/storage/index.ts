import type { StorageConfig } from '../config.ts';
import { DiskStorage } from './disk.ts';
import type { Storage } from './store.ts';

export { StorageError } from './errors.ts';
export type { ByteRange, Storage } from './store.ts';

/** Opens the store that the configuration names. */
export async function openStorage(config: StorageConfig): Promise<Storage> {
  if (config.kind === 'disk') return DiskStorage.open(config.folder);
  // Its SDK takes a while to load, and only those who use it need to wait.
  const { S3Storage } = await import('./s3.ts');
  return new S3Storage(config);
}
