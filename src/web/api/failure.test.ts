import { describe, expect, test } from 'vitest';
import { ERRORS } from '../../contract/errors.ts';
import { ApiError, errorOf, NetworkError } from './client.ts';
import { failureOf, isAbort, isForPeople, isPassing, ReadableError, textOf, told } from './failure.ts';

const NGINX =
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body><center><h1>502 Bad Gateway</h1></center></body></html>';
const ours = (status: number, body: object, retryAfter?: string) =>
  errorOf({ status, statusText: '', body: JSON.stringify(body) }, retryAfter);
const strange = (status: number, body = '', statusText = '') => errorOf({ status, statusText, body });
const offline = new NetworkError(new TypeError('Failed to fetch'));
const CONTEXT = { what: 'Your video was not made.', kept: 'Your text and settings are kept.' };
const said = (error: unknown, online = true) => textOf(failureOf(error, CONTEXT, online));

/** P9: every kind of failure, and all that a person reads of it. */
const KINDS: [name: string, error: unknown, text: string][] = [
  [
    'a failure on our side',
    ours(500, { code: 'internal', message: ERRORS.internal.message }),
    'Your video was not made. Something went wrong on our side. Please try again. Your text and settings are kept.',
  ],
  [
    "a refusal in the server's words",
    ours(404, { code: 'not_found', message: 'There is no such video of yours.' }),
    'There is no such video of yours.',
  ],
  [
    "a proxy's page",
    strange(502, NGINX, 'Bad Gateway'),
    'Your video was not made. Spinreel cannot be reached right now. Your text and settings are kept. Try again in a minute.',
  ],
  [
    'an empty body',
    strange(503, '', 'Service Unavailable'),
    'Your video was not made. Spinreel cannot be reached right now. Your text and settings are kept. Try again in a minute.',
  ],
  [
    'JSON that is no error body',
    strange(504, '{"error":"upstream timed out"}'),
    'Your video was not made. Spinreel took too long to answer. Your text and settings are kept. Try again in a minute.',
  ],
  [
    'a bare status text in an error body of ours',
    ours(500, { code: 'internal', message: 'Internal Server Error' }),
    'Your video was not made. Something went wrong on our side. Your text and settings are kept. Try again in a minute.',
  ],
  [
    "a schema's words",
    ours(400, { code: 'invalid_input', message: 'videoDuration: Invalid input: expected number, received string' }),
    'Your video was not made. This could not be done. Your text and settings are kept. Reload the page and try again.',
  ],
  [
    'a page where an answer was expected, as a hotel sends it',
    new ApiError(200, null, '<html>Welcome to the hotel</html>'),
    'Your video was not made. The answer did not come from Spinreel. Your text and settings are kept. If your network wants you to sign in first, as in a hotel or a café, do that and try again.',
  ],
  [
    'no answer',
    offline,
    'Your video was not made. Unable to connect to the server. Your text and settings are kept. Please try again.',
  ],
  [
    'a time limit',
    new DOMException('signal timed out', 'TimeoutError'),
    'Your video was not made. Spinreel took too long to answer. Your text and settings are kept. Try again in a minute.',
  ],
  [
    'a fault of the page',
    new TypeError("Cannot read properties of undefined (reading 'map')"),
    'Your video was not made. Something went wrong on this page. Your text and settings are kept. Reload it and try again.',
  ],
  [
    'something thrown that is no error',
    { some: 'object' },
    'Your video was not made. Something went wrong on this page. Your text and settings are kept. Reload it and try again.',
  ],
  [
    'an error that was written for people',
    new ReadableError('A font could not be loaded.', 'font 404'),
    'Your video was not made. A font could not be loaded. Your text and settings are kept.',
  ],
  [
    'work that was called off',
    new DOMException('called off', 'AbortError'),
    'Your video was not made. It was stopped before it was done. Your text and settings are kept.',
  ],
];

describe('what people read of a failure', () => {
  test.each(KINDS)('%s', (_, error, text) => expect(said(error)).toBe(text));

  test('without a connection it says so', () => {
    expect(said(offline, false)).toBe(
      'Your video was not made. You are offline. Your text and settings are kept. Try again as soon as you are back online.',
    );
  });

  test.each([
    ['45', 'Try again in 45 seconds.'],
    ['300', 'Try again in 5 minutes.'],
    ['0', 'Try again in a second.'],
    ['soon', 'Try again in a minute.'],
  ])('Retry-After: %s reads "%s"', (retryAfter, todo) => {
    expect(failureOf(errorOf({ status: 503, statusText: '', body: NGINX }, retryAfter)).todo).toBe(todo);
  });

  test('Retry-After may be a date', () => {
    const date = new Date(Date.now() + 3_600_000).toUTCString();
    expect(failureOf(errorOf({ status: 503, statusText: '', body: '' }, date)).todo).toMatch(/in (59|60) minutes/);
  });

  test('the reference for support comes along, beside the sentence', () => {
    const body = { code: 'internal', message: ERRORS.internal.message, reference: 'K7Q2-M9XD' };
    expect(failureOf(ours(500, body), CONTEXT)).toMatchObject({ reference: 'K7Q2-M9XD' });
    expect(failureOf(offline).reference).toBeNull();
  });

  test.each([400, 401, 403, 404, 408, 409, 410, 413, 418, 429, 500, 501, 502, 503, 504, 507, 520, 524, 599])(
    'a status of %i that nobody explains is a sentence with something to do',
    (status) => {
      const { why, todo } = failureOf(strange(status, NGINX));
      for (const sentence of [why, todo]) expect(sentence).toMatch(/^[A-Z][^<>]*\.$/);
      expect(`${why} ${todo}`).not.toMatch(/\d{3}|gateway|server error|service unavailable/i);
    },
  );
});

describe('the sentence that the specification gives', () => {
  const INSTEAD = { instead: 'Login failed. Please check your credentials.' };
  const text = (error: unknown, online = true) => textOf(failureOf(error, INSTEAD, online));

  test("gives way to the server's", () => {
    expect(text(ours(401, { code: 'wrong_credentials', message: 'No such account.' }))).toBe('No such account.');
  });

  test.each([strange(502, NGINX), ours(500, { code: 'internal', message: '' }), new Error('bug'), 7])(
    'stands for %s',
    (error) => expect(text(error)).toBe(INSTEAD.instead),
  );

  test.each([true, false])('says that the server cannot be reached (online: %s)', (online) => {
    expect(text(offline, online)).toBe('Unable to connect to the server. Please try again.');
  });
});

test('every sentence of the catalogue is for people, but for the bare one', () => {
  const bare = Object.entries(ERRORS).filter(([, { message }]) => !isForPeople(message));
  expect(bare.map(([code]) => code)).toEqual(['not_found']);
  expect(said(ours(404, { code: 'not_found', message: ERRORS.not_found.message }))).toContain(
    'This is not here any more.',
  );
});

test.each([
  'Internal Server Error',
  '500: Internal Server Error',
  'Bad Gateway',
  'error',
  '<h1>Bad gateway</h1>',
  'Invalid input: expected string, received undefined',
  'body/videoDuration must be number',
  'Unexpected token < in JSON at position 0',
  'connect ECONNREFUSED 127.0.0.1:5432',
  'No promotional text received from API',
  '',
  'x'.repeat(600),
])('"%.40s" is not', (text) => expect(isForPeople(text)).toBe(false));

test('a failure that says nothing about what was asked for may pass', () => {
  const passing = [offline, strange(502, NGINX), strange(503), ours(503, { code: 'unavailable', message: 'Later.' })];
  passing.push(ours(500, { code: 'internal', message: 'x' }), strange(200, NGINX), strange(429));
  for (const error of passing) expect(isPassing(error), String(error)).toBe(true);
  const final = [
    ours(500, { code: 'render_failed', message: 'Composition failed' }),
    ours(404, { code: 'not_found', message: 'Gone.' }),
    ours(403, { code: 'download_limit', message: 'All used.' }),
    strange(507),
    new Error('bug'),
    new DOMException('called off', 'AbortError'),
  ];
  for (const error of final) expect(isPassing(error), String(error)).toBe(false);
});

test('only a call that was called off is an abort', () => {
  expect(isAbort(new DOMException('called off', 'AbortError'))).toBe(true);
  expect(isAbort(new DOMException('late', 'TimeoutError'))).toBe(false);
});

test('parts without an end of their own get one', () => {
  expect(textOf({ ...told('Spinreel is away'), what: 'Failed to update name' })).toBe(
    'Failed to update name. Spinreel is away.',
  );
});

/** Every file of the pages. Their own tests read errors as they like. */
const FILES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Where an error's own words are read: the two that make sentences of them, and what is written to logs or shown to developers. */
const READERS = ['./client.ts', './failure.ts', './report.ts', '../pages/error.tsx'];

test("no screen shows an error's own words: they pass through failureOf", () => {
  const words = /\b(error|fault|cause|reason)\??\.(message|text|statusText)\b|String\((error|fault)\)/;
  const found = Object.entries(FILES).filter(([path, source]) => !READERS.includes(path) && words.test(source));
  expect(found.map(([path]) => path)).toEqual([]);
  for (const path of READERS) expect(FILES, 'a reader that is gone').toHaveProperty([path]);
});
