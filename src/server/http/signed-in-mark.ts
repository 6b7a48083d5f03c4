import { SIGNED_IN_COOKIE } from '../../contract/session.ts';

/** The cookie of a session, with the prefix that it has over TLS. */
const SESSION = /(?:^|;\s*)(__Secure-)?spinreel\.session_token=/;
const SESSION_LINE = /^(?:__Secure-)?spinreel\.session_token=([^;]*)(.*)$/;
const MARK = new RegExp(`(?:^|;\\s*)${SIGNED_IN_COOKIE.replace('.', '\\.')}=1`);
/** Longer than any session: what outlives it costs one call. As long as browsers keep a cookie (RFC 6265bis, 5.5). */
const MAX_AGE = 400 * 86_400;

/** True if a `Cookie` header has a session in it, which need not be alive any more. */
export const hasSession = (cookie: string | undefined): boolean => SESSION.test(cookie ?? '');

/** `Set-Cookie` lines for an answer: those given, and for each that begins or ends a session the mark's, as long-lived and as widely valid. */
export function withMark(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const [, value, attributes = ''] = SESSION_LINE.exec(line) ?? [];
    if (value === undefined) return [line];
    return [line, `${SIGNED_IN_COOKIE}=${value === '' ? '' : '1'}${attributes.replace(/;\s*HttpOnly/i, '')}`];
  });
}

/** The `Set-Cookie` line that a document brings along where mark and session disagree, as for sessions from before there was a mark. */
export function markFor(cookie = ''): string | null {
  const session = SESSION.exec(cookie);
  const marked = MARK.test(cookie);
  if (session && !marked)
    return `${SIGNED_IN_COOKIE}=1; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax${session[1] ? '; Secure' : ''}`;
  return !session && marked ? `${SIGNED_IN_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax` : null;
}
