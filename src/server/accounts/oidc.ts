import { betterAuth } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins';
import type { z } from 'zod';
import type { oidcCallback } from '../../contract/auth.ts';
import type { Config } from '../config.ts';
import { type Limits, withLimits } from '../outside.ts';
import type { authOptions } from './auth-options.ts';

const PROVIDER = 'oidc';

/**
 * Of each of the provider's answers: its discovery document, its keys, tokens, and what it says of a person. Where it
 * is, whoever runs the program has said.
 */
const LIMITS: Limits = { bytes: 262_144, ms: 10_000, redirects: 2, depth: 16, addresses: 'any' };

/** Where the browser goes next, and the cookies it is given. */
type Redirect = { location: string; cookies: string[] };

/** What the provider sends back via the browser (RFC 6749, 4.1.2). */
type Answered = z.output<(typeof oidcCallback)['query']>;

/** Both redirect to the sign-in screen with an `error` on failure. */
export type Oidc = {
  /**
   * Begins a sign-in at the identity provider.
   * @param next path on this site to which a successful sign-in leads
   */
  start(next: string): Promise<Redirect>;
  /** Completes it: exchanges the code, creates or finds the account, opens a session. */
  finish(query: Answered, headers: Headers): Promise<Redirect>;
};

/** Sign-in with an OpenID Connect provider, found by its discovery document. */
export function createOidc(provider: NonNullable<Config['oidc']>, options: ReturnType<typeof authOptions>): Oidc {
  const connect = () => withLimits(LIMITS, () => connectTo(provider, options));
  let connected: ReturnType<typeof connect> | null = null;
  // The provider is first contacted when somebody signs in, and again if it could not be reached: our start does not wait for it.
  const reach = async () => {
    connected ??= connect();
    const auth = connected;
    const { socialProviders } = await auth.$context;
    if (socialProviders.some(({ id }) => id === PROVIDER)) return auth;
    if (connected === auth) connected = null;
    return null;
  };

  return {
    async start(next) {
      const auth = await reach();
      if (!auth) return failed('unavailable');
      const { headers, response } = await auth.api.signInSocial({
        body: { provider: PROVIDER, callbackURL: next, errorCallbackURL: '/auth', disableRedirect: true },
        returnHeaders: true,
      });
      return response.url ? { location: response.url, cookies: headers.getSetCookie() } : failed('unavailable');
    },
    async finish(query, headers) {
      const auth = await reach();
      if (!auth) return failed('unavailable');
      const { headers: answer } = await withLimits(LIMITS, () =>
        auth.api.callbackOAuth({ params: { id: PROVIDER }, query, headers, asResponse: true }),
      );
      const location = answer.get('location');
      return location ? { location, cookies: answer.getSetCookie() } : failed('invalid_callback_request');
    },
  };
}

function failed(error: string): Redirect {
  return { location: `/auth?error=${error}`, cookies: [] };
}

function connectTo(
  { issuer, clientId, clientSecret }: NonNullable<Config['oidc']>,
  options: ReturnType<typeof authOptions>,
) {
  return betterAuth({
    ...options,
    plugins: [
      genericOAuth({
        config: [
          {
            providerId: PROVIDER,
            clientId,
            clientSecret,
            discoveryUrl: `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`,
            requireIdTokenVerification: true,
            redirectURI: `${options.baseURL}/api/auth/oidc/callback`,
            scopes: ['openid', 'email', 'profile'],
            accountSubject: ({ tokens, profile }) => subjectOf(tokens.idToken, profile.sub),
            mapProfileToUser: (profile) => ({
              emailVerified: profile.email_verified === true,
              name: textOf(profile.name),
              firstName: textOf(profile.given_name),
              lastName: textOf(profile.family_name),
            }),
          },
        ],
      }),
    ],
  });
}

/**
 * The person that the ID token names. Without one nothing proves that the response is meant for us: any access token of
 * that person opens userinfo. Userinfo must be about the same person (OpenID Connect Core 1.0, 3.1.3.7 and 5.3.2). The
 * token's signature and nonce have been checked by then.
 * @throws Error, which ends the sign-in
 */
function subjectOf(idToken: string | undefined, profileSubject: unknown): string {
  const [, payload] = idToken?.split('.') ?? [];
  if (!payload) throw new Error('The identity provider sent no ID token.');
  const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub?: unknown };
  if (typeof sub !== 'string' || sub !== profileSubject) throw new Error('ID token and userinfo name two people.');
  return sub;
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim : '';
}
