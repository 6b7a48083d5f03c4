import { CancelledError } from '@tanstack/react-query';
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
const CONTEXT = { what: 'Your video was not made.', kept: 'Your text and settings are still here.' };
const said = (error: unknown, online = true) => textOf(failureOf(error, CONTEXT, online));

/** P9: every kind of failure, and everything a person reads about it. */
const KINDS: [name: string, error: unknown, text: string][] = [
  [
    'a failure on our side',
    ours(500, { code: 'internal', message: ERRORS.internal.message }),
    'Your video was not made. Something went wrong on our side. Please try again. Your text and settings are still here.',
  ],
  [
    "a refusal in the server's words",
    ours(404, { code: 'not_found', message: 'This video does not exist.' }),
    'This video does not exist.',
  ],
  [
    "a proxy's page",
    strange(502, NGINX, 'Bad Gateway'),
    'Your video was not made. Spinreel cannot be reached right now. Your text and settings are still here. Try again in a minute.',
  ],
  [
    'an empty body',
    strange(503, '', 'Service Unavailable'),
    'Your video was not made. Spinreel cannot be reached right now. Your text and settings are still here. Try again in a minute.',
  ],
  [
    'JSON that is not an error body',
    strange(504, '{"error":"upstream timed out"}'),
    'Your video was not made. Spinreel took too long to answer. Your text and settings are still here. Try again in a minute.',
  ],
  [
    'a bare status text in one of our error bodies',
    ours(500, { code: 'internal', message: 'Internal Server Error' }),
    'Your video was not made. Something went wrong on our side. Your text and settings are still here. Try again in a minute.',
  ],
  [
    "a schema's words",
    ours(400, { code: 'invalid_input', message: 'videoDuration: Invalid input: expected number, received string' }),
    'Your video was not made. This could not be done. Your text and settings are still here. Reload the page and try again.',
  ],
  [
    'a page instead of a response, as a hotel sends it',
    new ApiError(200, null, '<html>Welcome to the hotel</html>'),
    'Your video was not made. The answer did not come from Spinreel. Your text and settings are still here. If your network asks you to sign in first, as in a hotel or café, do that and try again.',
  ],
  [
    'no response',
    offline,
    'Your video was not made. Unable to connect to the server. Your text and settings are still here. Please try again.',
  ],
  [
    'a time limit',
    new DOMException('signal timed out', 'TimeoutError'),
    'Your video was not made. Spinreel took too long to answer. Your text and settings are still here. Try again in a minute.',
  ],
  [
    'an error of the page',
    new TypeError("Cannot read properties of undefined (reading 'map')"),
    'Your video was not made. Something went wrong on this page. Your text and settings are still here. Reload it and try again.',
  ],
  [
    'something thrown that is not an error',
    { some: 'object' },
    'Your video was not made. Something went wrong on this page. Your text and settings are still here. Reload it and try again.',
  ],
  [
    'an error written for people',
    new ReadableError('A font could not be loaded.', 'font 404'),
    'Your video was not made. A font could not be loaded. Your text and settings are still here.',
  ],
  [
    'aborted work',
    new DOMException('called off', 'AbortError'),
    'Your video was not made. It was stopped before it finished. Your text and settings are still here.',
  ],
];

describe('what people read about a failure [P9]', () => {
  test.each(KINDS)('%s', (_, error, text) => expect(said(error)).toBe(text));

  test('says so when offline', () => {
    expect(said(offline, false)).toBe(
      'Your video was not made. You are offline. Your text and settings are still here. Try again as soon as you are back online.',
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

  test('the reference for support is kept beside the sentence', () => {
    const body = { code: 'internal', message: ERRORS.internal.message, reference: 'K7Q2-M9XD' };
    expect(failureOf(ours(500, body), CONTEXT)).toMatchObject({ reference: 'K7Q2-M9XD' });
    expect(failureOf(offline).reference).toBeNull();
  });

  test.each([400, 401, 403, 404, 408, 409, 410, 413, 418, 429, 500, 501, 502, 503, 504, 507, 520, 524, 599])(
    'an unexplained status %i becomes a sentence with something to do',
    (status) => {
      const { why, todo } = failureOf(strange(status, NGINX));
      for (const sentence of [why, todo]) expect(sentence).toMatch(/^[A-Z][^<>]*\.$/);
      expect(`${why} ${todo}`).not.toMatch(/\d{3}|gateway|server error|service unavailable/i);
    },
  );
});

describe("the specification's sentence [S8.5 S8.7]", () => {
  const INSTEAD = { instead: 'Login failed. Please check your credentials.' };
  const text = (error: unknown, online = true) => textOf(failureOf(error, INSTEAD, online));

  test("gives way to the server's [S8.5 S8.6]", () => {
    expect(text(ours(401, { code: 'wrong_credentials', message: 'No such account.' }))).toBe('No such account.');
  });

  test.each([strange(502, NGINX), ours(500, { code: 'internal', message: '' }), new Error('bug'), 7])(
    'stands for %s',
    (error) => expect(text(error)).toBe(INSTEAD.instead),
  );

  test.each([true, false])('shows that the server cannot be reached (online: %s)', (online) => {
    expect(text(offline, online)).toBe('Unable to connect to the server. Please try again.');
  });
});

test('every sentence in the catalog is for people, except the bare one', () => {
  const bare = Object.entries(ERRORS).filter(([, { message }]) => !isForPeople(message));
  expect(bare.map(([code]) => code)).toEqual(['not_found']);
  expect(said(ours(404, { code: 'not_found', message: ERRORS.not_found.message }))).toContain(
    'This is no longer here.',
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

test('a failure that says nothing about the request may pass', () => {
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

test('only an aborted call and a canceled query are an abort', () => {
  expect(isAbort(new DOMException('called off', 'AbortError'))).toBe(true);
  expect(isAbort(new CancelledError())).toBe(true);
  expect(isAbort(new DOMException('late', 'TimeoutError'))).toBe(false);
});

test('parts without final punctuation get it', () => {
  expect(textOf({ ...told('Spinreel is away'), what: 'Failed to update name' })).toBe(
    'Failed to update name. Spinreel is away.',
  );
});

/** Every file of the pages. Their own tests may read errors freely. */
const FILES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Where an error's message is read: the two files that turn errors into sentences, and code that logs or shows it to developers. */
const READERS = ['./client.ts', './failure.ts', './report.ts', '../pages/error.tsx'];

test("no screen shows an error's own message: all pass through failureOf [P9]", () => {
  const words = /\b(error|fault|cause|reason)\??\.(message|text|statusText)\b|String\((error|fault)\)/;
  const found = Object.entries(FILES).filter(([path, source]) => !READERS.includes(path) && words.test(source));
  expect(found.map(([path]) => path)).toEqual([]);
  for (const path of READERS) expect(FILES, 'a missing reader').toHaveProperty([path]);
});
