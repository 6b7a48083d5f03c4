import { describe, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../api/client.ts';
import { formError, putFieldErrors, saidAtFields } from './form-errors.ts';

describe('the sentence above the button', () => {
  const OTHERWISE = 'Login failed. Please check your credentials.';

  test("is the server's where it has one", () => {
    expect(formError(new ApiError(401, 'wrong_credentials', 'No such account.'), OTHERWISE)).toBe('No such account.');
  });

  test.each([new ApiError(502, null, '<h1>Bad gateway</h1>'), new ApiError(500, 'internal', ''), new Error('bug'), 7])(
    'is the given one for %s',
    (error) => expect(formError(error, OTHERWISE)).toBe(OTHERWISE),
  );

  test('says that the server cannot be reached', () => {
    const error = new NetworkError(new TypeError('Failed to fetch'));
    expect(formError(error, OTHERWISE)).toBe('Unable to connect to the server. Please try again.');
  });
});

test('complaints go to the fields that the form has, and to no others', () => {
  const setErrors = vi.fn();
  const form = { getValues: () => ({ email: '', password: '' }), setErrors };
  putFieldErrors(form, new ApiError(400, 'invalid_input', 'x', { email: 'Enter one.', token: 'Too old.' }));
  expect(setErrors).toHaveBeenCalledExactlyOnceWith({ email: 'Enter one.' });
  putFieldErrors(form, new Error('bug'));
  expect(setErrors).toHaveBeenCalledTimes(1);
});

test('an error that the fields tell is not told again', () => {
  const form = { getValues: () => ({ email: '' }) };
  const naming = (fields: Record<string, string>) => new ApiError(400, 'invalid_input', 'x', fields);
  expect(saidAtFields(form, naming({ email: 'Enter one.' }))).toBe(true);
  expect(saidAtFields(form, naming({ email: 'Enter one.', token: 'Too old.' }))).toBe(false);
  expect(saidAtFields(form, naming({}))).toBe(false);
  expect(saidAtFields(form, new Error('bug'))).toBe(false);
});
