import { createHmac, timingSafeEqual } from 'node:crypto';
import { instagramDeleted } from '../../../contract/instagram.ts';
import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { endByInstagram } from './connect.ts';
import type { Door } from './open.ts';

/** The most bytes of Meta's form. */
const MOST = 16_384;

/** The person's number in a form of Meta's. @throws AppError `invalid_input` for what Meta has not signed */
export function signedIn({ instagram }: Door, body: unknown): string {
  const form = Buffer.isBuffer(body) && body.length <= MOST ? new URLSearchParams(body.toString()) : null;
  const scopedId = instagram.readSignedRequest(form?.get('signed_request') ?? '');
  if (scopedId === null) throw new AppError('invalid_input', 'This request is not signed by Instagram.');
  return scopedId;
}

const mark = ({ secrets }: Pick<Config, 'secrets'>, at: string) =>
  createHmac('sha256', secrets.handout).update(`instagram deletion ${at}`).digest('hex').slice(0, 32);

/** Deletes what we have from there, and answers as Meta asks. The code says when, and nothing of whom. */
export async function deleteAsAsked(services: Services, scopedId: string) {
  await endByInstagram(services, scopedId, 'delete');
  const at = Date.now().toString(16).padStart(12, '0');
  const code = `${at}${mark(services.config, at)}`;
  return { url: `${services.config.publicUrl}${instagramDeleted.path}?code=${code}`, confirmation_code: code };
}

/** What became of a request, in words. @throws AppError `not_found` for a code that we have not given */
export function sayDeleted({ config }: Pick<Services, 'config'>, code: string): string {
  const at = code.slice(0, 12);
  const [given, right] = [Buffer.from(code.slice(12)), Buffer.from(mark(config, at))];
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new AppError('not_found', 'There is no request with this code.');
  const when = new Date(Number.parseInt(at, 16)).toISOString().slice(0, 16).replace('T', ' ');
  return `Done. On ${when} UTC, everything that Spinreel had from Instagram about you was deleted: your account there, our permission to post, and what was posted, with what it has reached. Questions: ${config.supportEmail}\n`;
}
