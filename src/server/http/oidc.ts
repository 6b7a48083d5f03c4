import { betterAuth } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins';
import type { Config } from '../config.ts';
import type { authOptions } from './auth-options.ts';
import { AppError } from './errors.ts';

const PROVIDER = 'oidc';

/** Where the browser goes next, and the cookies that it takes along. */
export type Redirect = { location: string; cookies: string[] };

export type Oidc = {
  /**
   * Begins a sign-in at the identity provider.
   * @param next path on this site where a successful sign-in ends
   * @throws AppError `unavailable` if the provider cannot be reached
   */
  start(next: string): Promise<Redirect>;
  /** Ends it: exchanges the code, makes or finds the account, opens a session. Failures redirect to the sign-in screen with `error`. */
  finish(query: Record<string, unknown>, headers: Headers): Promise<Redirect>;
};

/** Signing in at an OpenID Connect provider, found by its discovery document. */
export function createOidc(provider: NonNullable<Config['oidc']>, options: ReturnType<typeof authOptions>): Oidc {
  const connect = () => connectTo(provider, options);
  let connected: ReturnType<typeof connect> | null = null;
  // The provider is first asked when somebody signs in, and again after it could not be reached: our start does not wait for it.
  const reach = async () => {
    connected ??= connect();
    const auth = connected;
    const { socialProviders } = await auth.$context;
    if (socialProviders.some(({ id }) => id === PROVIDER)) return auth;
    if (connected === auth) connected = null;
    throw new AppError('unavailable', 'The sign-in service cannot be reached right now. Please try again in a moment.');
  };

  return {
    async start(next) {
      const auth = await reach();
      const { headers, response } = await auth.api.signInSocial({
        body: { provider: PROVIDER, callbackURL: next, errorCallbackURL: '/auth', disableRedirect: true },
        returnHeaders: true,
      });
      if (!response.url) throw new Error('The identity provider has no address to sign in at.');
      return { location: response.url, cookies: headers.getSetCookie() };
    },
    async finish(query, headers) {
      const auth = await reach();
      const response = await auth.api.callbackOAuth({
        params: { id: PROVIDER },
        query,
        headers,
        asResponse: true,
      });
      const location = response.headers.get('location');
      if (!location) throw new Error(`The sign-in ended with status ${response.status} and no address to go to.`);
      return { location, cookies: response.headers.getSetCookie() };
    },
  };
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

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim : '';
}
