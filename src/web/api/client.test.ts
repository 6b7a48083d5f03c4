import { afterEach, describe, expect, test, vi } from 'vitest';
import { changePassword, login } from '../../contract/auth.ts';
import { renameClassType } from '../../contract/classes.ts';
import { getPreferences } from '../../contract/profile.ts';
import { generateVideo } from '../../contract/renders.ts';
import { getUser } from '../../contract/session.ts';
import { ApiError, addressOf, callApi, NetworkError, onUnauthorized, uploadForm } from './client.ts';

/** Answers the next request with this response and returns what was asked for. */
function answer(response: Response | Error) {
  const asked: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    if (response instanceof Error) throw response;
    return response.clone();
  });
  return asked;
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

afterEach(() => vi.unstubAllGlobals());

describe('what is sent', () => {
  test('a call without a body has no content type and takes the cookies along', async () => {
    const asked = answer(json(200, {}));
    await callApi(getUser);
    expect(asked[0]).toMatchObject({ url: '/api/user', init: { method: 'GET', credentials: 'include' } });
    expect(asked[0]!.init).not.toHaveProperty('headers');
    expect(asked[0]!.init.body).toBeUndefined();
  });

  test('a body goes as JSON', async () => {
    const asked = answer(json(200, {}));
    await callApi(login, { body: { email: 'a@example.com', password: 'x' } });
    expect(asked[0]!.init).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"email":"a@example.com","password":"x"}',
    });
  });

  test('parameters and the query are part of the address', async () => {
    const asked = answer(json(200, {}));
    await callApi(renameClassType, { params: { id: 'a/b c' }, body: { classType: 'Flow' } });
    await callApi(getPreferences, { query: { t: '1&2' } });
    expect(asked.map(({ url }) => url)).toEqual([
      '/api/custom-class-types/a%2Fb%20c',
      '/api/instructor-preferences?t=1%262',
    ]);
  });

  test('a missing parameter is a fault of the caller, not another address', () => {
    expect(() => addressOf('/api/renders/:id', {})).toThrow('id');
    expect(() => addressOf('/api/renders/:id', { params: { id: '' } })).toThrow('id');
  });

  test('a form leaves its content type to the browser and leaves out what is not there', async () => {
    const asked = answer(json(200, {}));
    const image = new Blob(['png'], { type: 'image/png' });
    await uploadForm(generateVideo, { backgroundPublicId: null, videoSettings: '{}' }, { image });
    const { body, headers } = asked[0]!.init;
    expect(headers).toBeUndefined();
    expect([...(body as FormData).keys()].sort()).toEqual(['image', 'videoSettings']);
  });
});

describe('what comes back', () => {
  test('an error of ours: its sentence, its code, its fields, and the form "status: text"', async () => {
    answer(json(400, { code: 'invalid_input', message: 'email: Enter one.', fields: { email: 'Enter one.' } }));
    const error = await failureOf(callApi(getUser));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_input',
      text: 'email: Enter one.',
      fields: { email: 'Enter one.' },
      message: '400: email: Enter one.',
    });
  });

  test.each([
    ['<h1>Bad gateway</h1>', '502: <h1>Bad gateway</h1>'],
    ['', '502: Bad Gateway'],
    ['{"code":"no code of ours","message":"x"}', '502: {"code":"no code of ours","message":"x"}'],
  ])('a stranger\'s error %j is "%s" and has no code', async (body, message) => {
    answer(new Response(body, { status: 502, statusText: 'Bad Gateway' }));
    expect(await failureOf(callApi(getUser))).toMatchObject({ code: null, message });
  });

  test('no answer at all has its own error', async () => {
    answer(new TypeError('Failed to fetch'));
    const error = await failureOf(callApi(getUser));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: 'Unable to connect to the server. Please try again.' });
  });

  test('a call that was called off is not a failure of the network', async () => {
    answer(new DOMException('called off', 'AbortError'));
    expect(await failureOf(callApi(getUser))).not.toBeInstanceOf(NetworkError);
  });

  test("a page that answers with success is an error, as a hotel's sign-in page is", async () => {
    answer(new Response('<html>Welcome</html>', { status: 200 }));
    expect(await failureOf(callApi(getUser))).toMatchObject({ name: 'ApiError', status: 200, code: null });
  });

  test('reference and Retry-After come along', async () => {
    const body = JSON.stringify({ code: 'unavailable', message: 'Later.', reference: 'K7Q2-M9XD' });
    answer(new Response(body, { status: 503, headers: { 'retry-after': '7' } }));
    expect(await failureOf(callApi(getUser))).toMatchObject({ reference: 'K7Q2-M9XD', retryAfter: 7 });
  });

  test('an answer without content is undefined', async () => {
    answer(new Response('', { status: 200 }));
    expect(await callApi(getUser)).toBeUndefined();
  });
});

describe('signed out', () => {
  test('is told of by an answer that nobody is signed in, not by a wrong password', async () => {
    const heard = vi.fn();
    const stop = onUnauthorized(heard);
    answer(json(401, { code: 'wrong_credentials', message: 'No.' }));
    await failureOf(callApi(changePassword, { body: { currentPassword: 'x', newPassword: 'abcdef' } }));
    expect(heard).not.toHaveBeenCalled();
    answer(json(401, { code: 'unauthorized', message: 'Please sign in.' }));
    await failureOf(callApi(getUser));
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    answer(json(401, { code: 'unauthorized', message: 'Please sign in.' }));
    await failureOf(callApi(getUser));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
