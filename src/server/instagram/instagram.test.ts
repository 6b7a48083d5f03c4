import { createHmac } from 'node:crypto';
import { expect, it, test } from 'vitest';
import { faultIn, faultOfContainer } from './faults.ts';
import { readSignedRequest } from './signed-request.ts';

const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64url');
function signed(json: string, secret = 'secret'): string {
  const payload = base64(json);
  return `${base64(createHmac('sha256', secret).update(payload).digest())}.${payload}`;
}
const REQUEST = '{"user_id":"17841405822304913","algorithm":"HMAC-SHA256","issued_at":1795900000}';

it('reads whom Meta’s signed request names, and only what is signed with the app’s secret [B957]', () => {
  expect(readSignedRequest(signed(REQUEST), 'secret')).toBe('17841405822304913');
  // As a number it has more digits than JSON keeps.
  expect(readSignedRequest(signed(REQUEST.replace('"17841405822304913"', '17841405822304913')), 'secret')).toBe(
    '17841405822304913',
  );
  for (const bad of [
    ...['', '.', 'x.y', `${signed(REQUEST)}.z`, signed(REQUEST, 'another'), signed(REQUEST).replace(/^./, '')],
    ...[signed(REQUEST.replace('SHA256', 'NONE')), signed('{"algorithm":"HMAC-SHA256"}'), signed('no JSON')],
    `.${base64(REQUEST)}`,
    signed(REQUEST) + 'x'.repeat(5_000),
  ])
    expect(readSignedRequest(bad, 'secret'), bad.slice(0, 60)).toBeNull();
});

const error = (code: number, subcode?: number, more = {}) => ({ error: { code, error_subcode: subcode, ...more } });

test.each([
  [400, error(190, 463), 'reconnect', true],
  [400, error(10), 'reconnect', true],
  [403, error(200), 'reconnect', true],
  [400, error(4), 'busy', false],
  [400, error(17), 'busy', false],
  [400, error(32), 'busy', false],
  [400, error(613), 'busy', false],
  [429, null, 'busy', true],
  [400, error(9, 2_207_042), 'limit', true],
  [400, error(352, 2_207_026), 'format', true],
  [400, error(36_004, 2_207_010), 'format', true],
  [400, error(9004, 2_207_052), 'fetch', true],
  [400, error(9007, 2_207_027), 'notReady', true],
  [400, error(24, 2_207_006), 'gone', true],
  [400, error(25, 2_207_050), 'account', true],
  [400, error(4, 2_207_051), 'spam', true],
  [400, error(12_345, undefined, { is_transient: true }), 'busy', false],
  [400, error(12_345), 'refused', true],
  [500, error(24, 2_207_006), 'gone', false],
  [502, '<html>', 'busy', false],
  [401, null, 'reconnect', true],
])('an answer %d %j is %s, and said: %s [B953]', (status, body, kind, isSaid) => {
  const fault = faultIn(status, body);
  expect([fault.kind, fault.isSaid]).toEqual([kind, isSaid]);
});

it('keeps nothing of what Instagram says in words, which may name a token [B951]', () => {
  expect(faultIn(400, error(190, 463, { message: 'Token IGAA123 of Vera' })).message).toBe(
    'status 400, code 190, subcode 463',
  );
});

it('reads the subcode in a container’s status [B953]', () => {
  expect(faultOfContainer('Error: Media upload has failed with error code 2207026').kind).toBe('format');
  expect(faultOfContainer('Error: something new').kind).toBe('refused');
});
