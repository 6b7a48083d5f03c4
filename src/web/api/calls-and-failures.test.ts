import { afterEach, describe, expect, test, vi } from 'vitest';
import { changePassword, getAuthUser, login, logout } from '../../contract/auth.ts';
import { deleteClassType } from '../../contract/classes.ts';
import { getPreferences } from '../../contract/profile.ts';
import { generateVideo } from '../../contract/renders.ts';
import { ApiError, callApi, fetchFile, NetworkError, onUnauthorized, uploadForm } from './client.ts';
import { queryClient } from './query-client.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers every request alike and keeps what was asked for. */
function answering(make: () => Response | Promise<Response>) {
  const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => make());
  vi.stubGlobal('fetch', asked);
  return asked;
}
const refusal =
  (status: number, body: string | null, statusText = '') =>
  () =>
    new Response(body, { status, statusText });
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a call', () => {
  test('sends cookies, and a JSON content type only with a body', async () => {
    const asked = answering(() => Response.json({ message: 'ok' }));
    await callApi(logout);
    const [url, bare] = asked.mock.lastCall!;
    expect(url).toBe('/api/auth/logout');
    expect(bare).toMatchObject({ method: 'POST', credentials: 'include' });
    expect(bare.headers).toBeUndefined();
    expect(bare.body).toBeUndefined();

    await callApi(login, { body: { email: 'a@example.com', password: 'p' } });
    const [, init] = asked.mock.lastCall!;
    expect(init).toMatchObject({ credentials: 'include', headers: { 'Content-Type': 'application/json' } });
    expect(JSON.parse(init.body as string)).toEqual({ email: 'a@example.com', password: 'p' });
  });

  test('fills parameters in, encoded, and the query', async () => {
    const asked = answering(() => Response.json({ message: 'ok' }));
    await callApi(deleteClassType, { params: { id: 'a/b' } });
    expect(asked.mock.lastCall![0]).toBe('/api/custom-class-types/a%2Fb');
    await callApi(getPreferences, { query: { t: '1700' } });
    expect(asked.mock.lastCall![0]).toBe('/api/instructor-preferences?t=1700');
  });

  test('sends a form with its files and leaves the content type to the browser', async () => {
    const asked = answering(() => Response.json({ skipTextOverlay: true, renderId: 'r' }));
    const frame = new Blob(['png'], { type: 'image/png' });
    await uploadForm(generateVideo, { backgroundPublicId: null, videoSettings: '{}' }, { image: frame });
    const [, init] = asked.mock.lastCall!;
    expect(init.headers).toBeUndefined();
    const form = init.body as FormData;
    expect([...form.keys()]).toEqual(['videoSettings', 'image']);
  });
});

describe('an answer that is no success', () => {
  test.each([
    [500, 'it broke', 'Server Error', '500: it broke'],
    [502, '', 'Bad Gateway', '502: Bad Gateway'],
    [404, '{"code":"not_found","message":"Not found."}', 'Not Found', '404: Not found.'],
  ])('%i with the body %j and the status text %s reads "%s…"', async (status, body, statusText, message) => {
    answering(refusal(status, body, statusText));
    const error = await failureOf(callApi(getAuthUser));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status, message });
  });

  test('names the fields that the server names', async () => {
    const body = { code: 'invalid_input', message: 'No.', fields: { currentPassword: 'Not right.' } };
    answering(refusal(400, JSON.stringify(body)));
    const error = await failureOf(callApi(changePassword, { body: { currentPassword: 'a', newPassword: 'bcdefg' } }));
    expect(error).toMatchObject({ code: 'invalid_input', text: 'No.', fields: body.fields });
  });

  test('is told to the session where nobody is signed in any more, but not for a wrong password', async () => {
    const signedOut = vi.fn();
    const stop = onUnauthorized(signedOut);
    answering(refusal(401, '{"code":"wrong_credentials","message":"No."}'));
    await failureOf(callApi(login, { body: { email: 'a@example.com', password: 'p' } }));
    expect(signedOut).not.toHaveBeenCalled();
    answering(refusal(401, '{"code":"unauthorized","message":"No."}'));
    await failureOf(callApi(getAuthUser));
    expect(signedOut).toHaveBeenCalledOnce();
    stop();
    await failureOf(callApi(getAuthUser));
    expect(signedOut).toHaveBeenCalledOnce();
  });

  test('of a file is the same failure', async () => {
    answering(refusal(404, '{"code":"not_found","message":"Not found."}'));
    expect(await failureOf(fetchFile('/media/x.mp4'))).toMatchObject({ status: 404, text: 'Not found.' });
  });
});

test('no answer at all: unable to connect; an aborted call is no such failure', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  const error = await failureOf(callApi(getAuthUser));
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({ message: 'Unable to connect to the server. Please try again.' });
  answering(() => Promise.reject(new DOMException('aborted', 'AbortError')));
  expect(await failureOf(callApi(getAuthUser))).toMatchObject({ name: 'AbortError' });
});

test('what was loaded never goes stale by itself, and what failed is not tried again', async () => {
  const load = vi.fn(async () => 'loaded');
  await queryClient.fetchQuery({ queryKey: ['kept'], queryFn: load });
  expect(await queryClient.fetchQuery({ queryKey: ['kept'], queryFn: load })).toBe('loaded');
  expect(load).toHaveBeenCalledOnce();

  const fail = vi.fn(() => Promise.reject(new Error('no')));
  expect(await failureOf(queryClient.fetchQuery({ queryKey: ['failing'], queryFn: fail }))).toMatchObject({
    message: 'no',
  });
  expect(fail).toHaveBeenCalledOnce();
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    refetchInterval: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  queryClient.clear();
});
