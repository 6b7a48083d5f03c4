import type { StorageConfig } from '../config.ts';
import { openDisk } from './disk.ts';
import { openS3 } from './s3.ts';
import type { Storage } from './store.ts';

export { StorageError } from './errors.ts';
export type { ByteRange, Storage } from './store.ts';

/** Opens the store that the configuration names. */
export async function openStorage(config: StorageConfig): Promise<Storage> {
  return config.kind === 'disk' ? openDisk(config.folder) : openS3(config);
}
