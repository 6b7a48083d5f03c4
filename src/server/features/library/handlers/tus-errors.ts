import type { ErrorBody, ErrorCode } from '../../../../contract/errors.ts';
import { LIMITS } from '../../../../contract/plans.ts';

const CODES: Record<number, ErrorCode> = {
  404: 'not_found',
  409: 'conflict',
  410: 'not_found',
  413: 'payload_too_large',
  500: 'internal',
};

/** What we say for the protocol's errors, by the beginning of its own text (@tus/utils, ERRORS) or else by the status. */
const SAID: [RegExp | number, string][] = [
  [412, 'This call speaks tus 1.0.0: send the header Tus-Resumable: 1.0.0.'],
  [
    /^Maximum size exceeded/,
    `Maximum size is 1GB. This video is larger than ${LIMITS.uploadBytes.toLocaleString('en')} bytes.`,
  ],
  [413, 'These are more bytes than the upload was announced with. Ask where it stands, or begin it anew.'],
  [404, 'There is no such upload. Begin it anew.'],
  [409, 'This upload stands at another byte. Ask where it stands, and go on from there.'],
  [/^Upload-Offset header required/, 'Say in Upload-Offset at which byte these bytes begin.'],
  [/^Content-Type header required/, 'Send the bytes as application/offset+octet-stream.'],
  [/^Upload-Length or/, 'Say in Upload-Length how many bytes the whole file has.'],
  [
    /^Upload-Metadata is invalid/,
    'Upload-Metadata cannot be read: it is a list of names, each with its value in base64.',
  ],
  [/^Concatenation/, 'Uploads are not put together from several here. Send the file as one upload.'],
  [/^creation-defer-length/, 'The length must be known when an upload begins. Say it in Upload-Length.'],
  [500, 'Something went wrong on our side. What has arrived is kept; please try again.'],
];

/** An error of the tus protocol as every call of ours answers: `{code, message}`. The status stays the protocol's. */
export function protocolError(status: number, text = ''): ErrorBody {
  const [, message] = SAID.find(([known]) => (typeof known === 'number' ? known === status : known.test(text))) ?? [
    null,
    text.trim() ? `${text.trim().replace(/\.$/, '')}.` : 'This is not understood.',
  ];
  return { code: CODES[status] ?? 'invalid_input', message };
}
