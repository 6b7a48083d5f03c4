import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe requests made by another site's page, by Fetch Metadata and by Origin (OWASP CSRF cheat sheet).
 * Programs that send neither header carry no browser cookies and pass.
 * @throws AppError `cross_origin`
 */
export function refuseCrossOrigin(request: FastifyRequest, publicOrigin: string): void {
  if (!SAFE.has(request.method)) assertSameOrigin(request, publicOrigin);
}

/** The same for a safe method with a side effect, such as the sign-out page; a typed URL counts as ours. */
export function assertSameOrigin(request: FastifyRequest, publicOrigin: string): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('cross_origin');
  const { origin } = request.headers;
  if (origin === undefined) return;
  // The page may be reached by another name of this machine than PUBLIC_URL's (a phone on the same network); then Host decides.
  const own = origin === publicOrigin || (origin !== 'null' && hostOf(origin) === request.headers.host);
  if (!own) throw new AppError('cross_origin');
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
