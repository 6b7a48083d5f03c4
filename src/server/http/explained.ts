import { MediaError } from '../media/run.ts';
import { StorageError } from '../storage/index.ts';
import { AppError } from './errors.ts';

/** What people are told of a failure of media or store. Everything else stays hidden. */
export function explained(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof MediaError && error.reason === 'refused') return new AppError('unprocessable', error.message);
  if (error instanceof StorageError && error.code === 'full') return new AppError('storage_full');
  throw error;
}
