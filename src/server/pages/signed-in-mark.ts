import { SIGNED_IN_COOKIE } from '../../contract/session.ts';

/** The session cookie's name, with the prefix it has over TLS. */
const SESSION = /(?:^|;\s*)(__Secure-)?spinreel\.session_token=/;
const SESSION_LINE = /^(?:__Secure-)?spinreel\.session_token=([^;]*)(.*)$/;
const MARK = new RegExp(`(?:^|;\\s*)${SIGNED_IN_COOKIE.replace('.', '\\.')}=1`);
/** Longer than any session: outliving one costs a single call. As long as browsers keep a cookie (RFC 6265bis, 5.5). */
const MAX_AGE = 400 * 86_400;

/** True if a `Cookie` header contains a session, which may have expired. */
export const hasSession = (cookie: string | undefined): boolean => SESSION.test(cookie ?? '');

/**
 * `Set-Cookie` lines for a response: those given, and for each that begins or ends a session the mark's, with the same
 * lifetime and scope.
 */
export function withMark(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const [, value, attributes = ''] = SESSION_LINE.exec(line) ?? [];
    if (value === undefined) return [line];
    return [line, `${SIGNED_IN_COOKIE}=${value === '' ? '' : '1'}${attributes.replace(/;\s*HttpOnly/i, '')}`];
  });
}

/** The `Set-Cookie` line sent with a document if mark and session disagree, as for sessions from before the mark existed. */
export function markFor(cookie = ''): string | null {
  const session = SESSION.exec(cookie);
  const marked = MARK.test(cookie);
  if (session && !marked)
    return `${SIGNED_IN_COOKIE}=1; Path=/; Max-Age=${MAX_AGE}; SameSite=Lax${session[1] ? '; Secure' : ''}`;
  return !session && marked ? `${SIGNED_IN_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax` : null;
}
