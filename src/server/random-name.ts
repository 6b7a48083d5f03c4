import { randomBytes } from 'node:crypto';

/** A name that nobody can guess: 32 hexadecimal digits. */
export const randomName = (): string => randomBytes(16).toString('hex');
