import type { Socket } from 'node:net';
import { ERRORS, type ErrorBody, type ErrorCode } from '../../contract/errors.ts';
import { rawAnswer } from './slow-bodies.ts';

const UNREADABLE = 'This request could not be read. Please reload the page and try again.';
const LONG_HEADERS = 'Your browser sent too much with this request. Delete the cookies of this site and try again.';

/** Node's code for what its parser refuses: status, its name on the wire, our code and message. */
const BY_CODE: Record<string, readonly [number, string, ErrorCode, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'payload_too_large', LONG_HEADERS],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'timeout', ERRORS.timeout.message],
};

/** Responds to an unparsable request in the format of every other error, and closes the connection. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason, code, message] = BY_CODE[error.code ?? ''] ?? [
    400,
    'Bad Request',
    'invalid_input',
    UNREADABLE,
  ];
  socket.end(rawAnswer(status, reason, JSON.stringify({ code, message } satisfies ErrorBody)));
}
