import { afterEach, describe, expect, test, vi } from 'vitest';
import { changePassword, login } from '../../contract/auth.ts';
import { renameClassType } from '../../contract/classes.ts';
import { getPreferences } from '../../contract/profile.ts';
import { generateVideo } from '../../contract/renders.ts';
import { getUser } from '../../contract/session.ts';
import { ApiError, addressOf, callApi, NetworkError, onUnauthorized, uploadForm } from './client.ts';

/** Makes the next request get this response, and returns what was requested. */
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

describe('requests', () => {
  test('a call without a body has no content type and sends cookies [S7.1]', async () => {
    const asked = answer(json(200, {}));
    await callApi(getUser);
    expect(asked[0]).toMatchObject({ url: '/api/user', init: { method: 'GET', credentials: 'include' } });
    expect(asked[0]!.init).not.toHaveProperty('headers');
    expect(asked[0]!.init.body).toBeUndefined();
  });

  test('a body is sent as JSON [S7.1]', async () => {
    const asked = answer(json(200, {}));
    await callApi(login, { body: { email: 'a@example.com', password: 'x' } });
    expect(asked[0]!.init).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"email":"a@example.com","password":"x"}',
    });
  });

  test('parameters and the query are part of the URL', async () => {
    const asked = answer(json(200, {}));
    await callApi(renameClassType, { params: { id: 'a/b c' }, body: { classType: 'Flow' } });
    await callApi(getPreferences, { query: { t: '1&2' } });
    expect(asked.map(({ url }) => url)).toEqual([
      '/api/custom-class-types/a%2Fb%20c',
      '/api/instructor-preferences?t=1%262',
    ]);
  });

  test("a missing parameter is the caller's error, not another URL", () => {
    expect(() => addressOf('/api/renders/:id', {})).toThrow('id');
    expect(() => addressOf('/api/renders/:id', { params: { id: '' } })).toThrow('id');
  });

  test('a form leaves its content type to the browser and omits missing values [S7.19]', async () => {
    const asked = answer(json(200, {}));
    const image = new Blob(['png'], { type: 'image/png' });
    await uploadForm(generateVideo, { backgroundPublicId: null, videoSettings: '{}' }, { image });
    const { body, headers } = asked[0]!.init;
    expect(headers).toBeUndefined();
    expect([...(body as FormData).keys()].sort()).toEqual(['image', 'videoSettings']);
  });
});

describe('responses', () => {
  test('one of our errors: its sentence, code and fields, and the form "status: text" [S7.2 S8.1 T8.2]', async () => {
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
  ])('a stranger\'s error %j is "%s" and has no code [S8.1 T8.2]', async (body, message) => {
    answer(new Response(body, { status: 502, statusText: 'Bad Gateway' }));
    expect(await failureOf(callApi(getUser))).toMatchObject({ code: null, message });
  });

  test('no response at all has its own error [S8.7]', async () => {
    answer(new TypeError('Failed to fetch'));
    const error = await failureOf(callApi(getUser));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: 'Unable to connect to the server. Please try again.' });
  });

  test('an aborted call is not a network failure', async () => {
    answer(new DOMException('called off', 'AbortError'));
    expect(await failureOf(callApi(getUser))).not.toBeInstanceOf(NetworkError);
  });

  test("a page returned with success is an error, such as a hotel's sign-in page", async () => {
    answer(new Response('<html>Welcome</html>', { status: 200 }));
    expect(await failureOf(callApi(getUser))).toMatchObject({ name: 'ApiError', status: 200, code: null });
  });

  test('reference and Retry-After are kept', async () => {
    const body = JSON.stringify({ code: 'unavailable', message: 'Later.', reference: 'K7Q2-M9XD' });
    answer(new Response(body, { status: 503, headers: { 'retry-after': '7' } }));
    expect(await failureOf(callApi(getUser))).toMatchObject({ reference: 'K7Q2-M9XD', retryAfter: 7 });
  });

  test('a response without content is undefined', async () => {
    answer(new Response('', { status: 200 }));
    expect(await callApi(getUser)).toBeUndefined();
  });
});

describe('signed out', () => {
  test('is reported by a response that nobody is signed in, not by a wrong password [S4.6]', async () => {
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
