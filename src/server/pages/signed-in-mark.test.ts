import { expect, test } from 'vitest';
import { markFor, withMark } from './signed-in-mark.ts';

const BEGUN = '__Secure-spinreel.session_token=a.b; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax';

test('G5: a session that begins or ends sets the marker that scripts read, with the same lifetime', () => {
  expect(withMark([BEGUN])).toEqual([BEGUN, 'spinreel.signed_in=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax']);
  const ended = 'spinreel.session_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';
  expect(withMark([ended, 'other=1'])).toEqual([
    ended,
    'spinreel.signed_in=; Max-Age=0; Path=/; SameSite=Lax',
    'other=1',
  ]);
});

test('G5: a document corrects a marker that disagrees with the session', () => {
  expect(markFor('spinreel.session_token=x')).toMatch(/^spinreel\.signed_in=1; Path=\/; Max-Age=\d+; SameSite=Lax$/);
  expect(markFor('a=1; __Secure-spinreel.session_token=x')).toContain('; Secure');
  expect(markFor('spinreel.signed_in=1')).toContain('Max-Age=0');
  expect(markFor('spinreel.session_token=x; spinreel.signed_in=1')).toBeNull();
  expect(markFor('')).toBeNull();
  expect(markFor(undefined)).toBeNull();
});
