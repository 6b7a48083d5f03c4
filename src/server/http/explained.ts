import { AppError } from '../errors.ts';
import { MediaError } from '../media/tool/run.ts';
import { StorageError } from '../storage/index.ts';

/** The media and storage failures that people are told about. Everything else stays hidden. */
export function explained(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof MediaError && error.reason === 'refused') return new AppError('unprocessable', error.message);
  const isFull = error instanceof StorageError ? error.code === 'full' : (error as MediaError)?.reason === 'full';
  if (isFull) return new AppError('storage_full');
  throw error;
}
