import type { ErrorBody, ErrorCode } from '../../../contract/errors.ts';
import { LIMITS } from '../../../contract/limits.ts';

const CODES: Record<number, ErrorCode> = {
  404: 'not_found',
  409: 'conflict',
  410: 'not_found',
  413: 'payload_too_large',
  500: 'internal',
};

/** Our messages for the protocol's errors, by the beginning of its own text (@tus/utils, ERRORS) or otherwise by the status. */
const SAID: [RegExp | number, string][] = [
  [412, 'This call speaks tus 1.0.0: send the header Tus-Resumable: 1.0.0.'],
  [
    /^Maximum size exceeded/,
    `Maximum size is 1GB. This video is larger than ${LIMITS.uploadBytes.toLocaleString('en')} bytes.`,
  ],
  [413, 'These are more bytes than the upload was announced with. Ask where it stands, or begin it anew.'],
  [404, 'This upload does not exist. Start it again.'],
  [409, 'This upload stands at another byte. Ask where it stands, and go on from there.'],
  [/^Upload-Offset header required/, 'Send Upload-Offset: the position of the first of these bytes.'],
  [/^Content-Type header required/, 'Send the bytes as application/offset+octet-stream.'],
  [/^Upload-Length or/, 'Send Upload-Length: the size of the whole file in bytes.'],
  [/^Upload-Metadata is invalid/, 'Upload-Metadata could not be read. It must be a list of names with base64 values.'],
  [/^Concatenation/, 'Concatenating uploads is not supported. Send the file as one upload.'],
  [/^creation-defer-length/, 'Send Upload-Length when you start an upload.'],
  [500, 'Something went wrong on our side. What has arrived so far is kept. Please try again.'],
];

/** A tus protocol error in the format of all our calls: `{code, message}`. The status stays the protocol's. */
export function protocolError(status: number, text = ''): ErrorBody {
  const [, message] = SAID.find(([known]) => (typeof known === 'number' ? known === status : known.test(text))) ?? [
    null,
    text.trim() ? `${text.trim().replace(/\.$/, '')}.` : 'This is not supported.',
  ];
  return { code: CODES[status] ?? 'invalid_input', message };
}
