const MESSAGES = {
  missing: 'This file does not exist (any more).',
  full: 'There is no space left to store this file. Nothing was kept; try again later.',
  too_large: 'This file is larger than allowed. Nothing was kept.',
} as const;

/** A failure that a caller can act on. All other failures of a store are thrown unchanged. */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly code: keyof typeof MESSAGES;

  constructor(code: keyof typeof MESSAGES, cause?: unknown) {
    super(MESSAGES[code], { cause });
    this.code = code;
  }
}

/** Rethrows `error`, as a StorageError if it is one of ours: disk or quota full, no such file. */
export function rethrow(error: unknown): never {
  const { code, name, $metadata } = error as NodeJS.ErrnoException & { $metadata?: { httpStatusCode?: number } };
  // 507: Insufficient Storage.
  if (code === 'ENOSPC' || code === 'EDQUOT' || $metadata?.httpStatusCode === 507)
    throw new StorageError('full', error);
  if (code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound') throw new StorageError('missing', error);
  throw error;
}
