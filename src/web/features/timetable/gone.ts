import { ApiError } from '../../api/client.ts';

/** Whether the server says that something is not there any more, or is another by now. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && [404, 409, 410].includes(error.status);
