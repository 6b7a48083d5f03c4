import { expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../api/client.ts';
import { formError, putFieldErrors } from './form-errors.ts';

const otherwise = 'Login failed. Please check your credentials.';

test.each([
  ["the server's sentence", new ApiError(401, 'wrong_credentials', 'Not right.'), 'Not right.'],
  ['the given one for an answer that is none of ours', new ApiError(502, null, '<html>Bad gateway</html>'), otherwise],
  ['the given one for an empty answer', new ApiError(500, 'internal', ''), otherwise],
  ['the given one for anything else', new Error('x is undefined'), otherwise],
  ["the line's own", new NetworkError(null), 'Unable to connect to the server. Please try again.'],
])('a form shows %s', (_, error, sentence) => expect(formError(error, otherwise)).toBe(sentence));

test('complaints stand at the fields that the form has', () => {
  const form = { getValues: () => ({ email: '' }), setErrors: vi.fn() };
  putFieldErrors(form, new ApiError(400, 'invalid_input', 'No.', { email: 'Taken.', other: 'Unknown here.' }));
  expect(form.setErrors).toHaveBeenCalledWith({ email: 'Taken.' });
});
