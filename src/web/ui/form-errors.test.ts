import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/client.ts';
import { putFieldErrors, saidAtFields } from './form-errors.ts';

test('errors go only to the fields that the form has', () => {
  const setErrors = vi.fn();
  const form = { getValues: () => ({ email: '', password: '' }), setErrors };
  putFieldErrors(form, new ApiError(400, 'invalid_input', 'x', { fields: { email: 'Enter one.', token: 'Too old.' } }));
  expect(setErrors).toHaveBeenCalledExactlyOnceWith({ email: 'Enter one.' });
  putFieldErrors(form, new Error('bug'));
  expect(setErrors).toHaveBeenCalledTimes(1);
});

test("a schema's wording is not an error message for people", () => {
  const setErrors = vi.fn();
  const form = { getValues: () => ({ email: '' }), setErrors };
  const fields = { email: 'Invalid input: expected string, received undefined' };
  putFieldErrors(form, new ApiError(400, 'invalid_input', 'x', { fields }));
  expect(setErrors).toHaveBeenCalledExactlyOnceWith({ email: 'This is not right.' });
});

test('an error shown at the fields is not repeated', () => {
  const form = { getValues: () => ({ email: '' }) };
  const naming = (fields: Record<string, string>) => new ApiError(400, 'invalid_input', 'x', { fields });
  expect(saidAtFields(form, naming({ email: 'Enter one.' }))).toBe(true);
  expect(saidAtFields(form, naming({ email: 'Enter one.', token: 'Too old.' }))).toBe(false);
  expect(saidAtFields(form, naming({}))).toBe(false);
  expect(saidAtFields(form, new Error('bug'))).toBe(false);
});
