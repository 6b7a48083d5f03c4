import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as calls from '../../contract/auth.ts';
import * as session from '../../contract/session.ts';
import * as tokenCalls from '../../contract/tokens.ts';
import { assertSameOrigin } from '../http/csrf.ts';
import { addRoute, type Received } from '../http/route.ts';
import { withMark } from '../pages/signed-in-mark.ts';
import type { Services } from '../services.ts';
import * as actions from './actions.ts';
import { makeToken } from './make-token.ts';
import { findPerson } from './people.ts';
import { listTokens, revokeToken } from './tokens.ts';

export function addAuthRoutes(app: FastifyInstance, services: Services): void {
  addCurrentUser(app, services);
  addAccountState(app, services);
  addSigningIn(app, services);
  addPasswords(app, services);
  addTokens(app, services);
  addPages(app, services);
}

function addTokens(app: FastifyInstance, { auth, db, queue }: Services): void {
  const door = { auth, db };
  addRoute(app, door, tokenCalls.listTokens, async ({ user }) => ({ tokens: await listTokens(db, user.id) }));
  addRoute(app, door, tokenCalls.makeToken, ({ user, body }) => makeToken({ db, queue }, user, body));
  addRoute(app, door, tokenCalls.revokeToken, async ({ user, params }) => {
    await revokeToken(db, user, params.id);
    return { message: 'This token is refused from now on.' };
  });
}

function addCurrentUser(app: FastifyInstance, services: Services): void {
  for (const call of [session.getAuthUser, session.getUser]) {
    addRoute(app, services, call, async ({ user, request, reply }: Received<typeof call>) => {
      // The page calls this constantly, so this is the route that keeps the session alive.
      setCookies(reply, await services.auth.refresh(headersOf(request)));
      return actions.presentUser(user);
    });
  }
}

function addAccountState(app: FastifyInstance, services: Services): void {
  addRoute(app, services, session.getAccountState, async ({ params }) => ({
    deleted: (await findPerson(services.db, { id: params.userId })) === null,
  }));
}

function addSigningIn(app: FastifyInstance, services: Services): void {
  addRoute(app, services, calls.login, async ({ body, request, reply }) => {
    const { user, cookies } = await actions.login(services, body, visitorOf(request));
    setCookies(reply, cookies);
    return { user, message: 'Login successful' };
  });
  addRoute(app, services, calls.register, async ({ body, request, reply }) => {
    const { user, cookies } = await actions.register(services, body, visitorOf(request));
    setCookies(reply, cookies);
    return { user, message: 'Registration successful' };
  });
  addRoute(app, services, session.logout, async ({ request, reply }) => {
    setCookies(reply, await services.auth.signOut(headersOf(request)));
    return { message: 'Logout successful' };
  });
}

function addPasswords(app: FastifyInstance, services: Services): void {
  addRoute(app, services, calls.forgotPassword, async ({ body, request }) => {
    await actions.askForPasswordReset(services, body.email, request.caller.network);
    return { message: 'If there is an account with this email, a link to set a new password is on its way.' };
  });
  addRoute(app, services, calls.resetPassword, async ({ body }) => {
    await services.auth.resetPassword(body.token, body.newPassword);
    return { message: 'Your new password has been set. Please sign in.' };
  });
  addRoute(app, services, calls.changePassword, async ({ body, user, request, reply }) => {
    setCookies(reply, await services.auth.changePassword(headersOf(request), user.id, body));
    return { message: 'Your password has been changed. Your other devices have been signed out.' };
  });
}

function addPages(app: FastifyInstance, services: Services): void {
  const { oidc } = services.auth;
  addRoute(app, services, calls.loginPage, async ({ query, user, reply }) => {
    const next = calls.localAddress(query.next);
    if (user) return reply.redirect(next);
    if (!oidc) return reply.redirect(next === '/' ? '/auth' : `/auth?next=${encodeURIComponent(next)}`);
    const { location, cookies } = await oidc.start(next);
    return setCookies(reply, cookies).redirect(location);
  });
  addRoute(app, services, calls.oidcCallback, async ({ query, request, reply }) => {
    if (!oidc) return reply.redirect('/auth');
    const { location, cookies } = await oidc.finish(query, headersOf(request));
    return setCookies(reply, cookies).redirect(location);
  });
  addRoute(app, services, session.logoutPage, async ({ request, reply }) => {
    assertSameOrigin(request, services.config.publicUrl);
    return setCookies(reply, await services.auth.signOut(headersOf(request))).redirect('/');
  });
}

function headersOf({ headers: { cookie } }: FastifyRequest): Headers {
  return new Headers(cookie ? { cookie } : {});
}

function visitorOf(request: FastifyRequest): actions.Visitor {
  return { headers: headersOf(request), network: request.caller.network };
}

function setCookies(reply: FastifyReply, cookies: string[]): FastifyReply {
  return cookies.length > 0 ? reply.header('set-cookie', withMark(cookies)) : reply;
}
