import type { StorageConfig } from '../config.ts';
import { DiskStorage } from './disk.ts';
import { S3Storage } from './s3.ts';
import type { Storage } from './store.ts';

export { StorageError } from './errors.ts';
export type { ByteRange, Storage } from './store.ts';

/** Opens the store that the configuration names. */
export async function openStorage(config: StorageConfig): Promise<Storage> {
  return config.kind === 'disk' ? DiskStorage.open(config.folder) : new S3Storage(config);
}
