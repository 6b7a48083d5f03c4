import { createHash, timingSafeEqual } from 'node:crypto';
import { API_KEY, CLOUD_NAME, SIGNATURE_SECONDS } from '../../../contract/media.ts';
import { AppError } from '../../errors.ts';

/** What a signature never covers (Cloudinary, "Generating authentication signatures"). */
const UNSIGNED = new Set(['file', 'cloud_name', 'resource_type', 'api_key', 'signature']);
/** The allowed clock difference. */
const AHEAD_SECONDS = 300;

/**
 * Cloudinary's signature: the non-empty parameters, sorted by name, as `name=value` joined by `&`, an `&` inside one as
 * `%26`; followed by the secret; SHA-1 in hex.
 */
function sign(parameters: Readonly<Record<string, string | number>>, secret: string): string {
  const text = Object.entries(parameters)
    .filter(([name, value]) => !UNSIGNED.has(name) && value !== '')
    .map(([name, value]) => `${name}=${value}`.replaceAll('&', '%26'))
    .sort()
    .join('&');
  return createHash('sha1').update(`${text}${secret}`).digest('hex');
}

/** Parameters of an upload into `folder`, as a browser needs them. `now` in milliseconds. */
export function signedParameters(folder: string, secret: string, now: number) {
  const timestamp = Math.floor(now / 1000);
  return {
    cloud_name: CLOUD_NAME,
    api_key: API_KEY,
    timestamp,
    signature: sign({ folder, timestamp }, secret),
    folder,
  };
}

/**
 * Makes sure that we signed these parameters less than an hour ago. The uploader may add `context`: nothing in it is trusted.
 * @throws AppError `unauthorized`
 */
export function assertSigned(fields: Readonly<Record<string, string>>, secret: string, now: number): void {
  const { context: _, ...withoutContext } = fields;
  const isOurs = [fields, withoutContext].some((each) => equal(fields.signature ?? '', sign(each, secret)));
  if (!isOurs || (fields.api_key ?? '') !== API_KEY) {
    throw new AppError('unauthorized', 'Invalid Signature: the parameters do not match the signature.');
  }
  const age = now / 1000 - Number(fields.timestamp);
  if (!(age <= SIGNATURE_SECONDS && age >= -AHEAD_SECONDS)) {
    throw new AppError('unauthorized', 'Stale request: the signature is valid for one hour. Ask for new parameters.');
  }
}

function equal(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
