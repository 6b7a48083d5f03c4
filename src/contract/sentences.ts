import { z } from 'zod';

/*
 * Validation messages for schemas that have none of their own. People read these next to a field, so none of zod's own
 * wording is used: no types, no patterns, no format names.
 */

/** Choices are not listed if there are too many for one sentence. */
const LISTED = 6;

const KINDS: Record<string, string> = {
  string: 'Enter text here.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Choose yes or no.',
  array: 'Send a list here.',
  record: 'Send an object here.',
  object: 'Send an object here.',
  date: 'Enter a date.',
  file: 'Choose a file.',
};

const FORMATS: Record<string, string> = {
  email: 'Enter an email address such as name@example.com.',
  url: 'Enter a web address such as https://example.com.',
  uuid: 'This id is not valid.',
  date: 'Enter a date as YYYY-MM-DD.',
  datetime: 'Enter a date with its time.',
};

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** @param wanted what is required, such as `3 characters` */
function size(issue: Issue & { code: 'too_small' | 'too_big' }): string {
  const small = issue.code === 'too_small';
  const limit = Number(small ? issue.minimum : issue.maximum);
  const characters = `${limit} character${limit === 1 ? '' : 's'}`;
  if (issue.origin === 'string') {
    if (small && limit === 1) return 'Fill this in.';
    return small ? `Use at least ${characters}.` : `Use at most ${characters}.`;
  }
  if (issue.origin === 'array' || issue.origin === 'set')
    return small ? `Send at least ${limit}.` : `Send at most ${limit}.`;
  const orEqual = issue.inclusive === false ? '' : ' or';
  if (small) return orEqual ? `Enter ${limit} or more.` : `Enter more than ${limit}.`;
  return orEqual ? `Enter ${limit} or less.` : `Enter less than ${limit}.`;
}

/** The message for a validation issue. */
function sentenceOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input !== undefined && issue.input !== null) return KINDS[issue.expected] ?? 'This is not right.';
      return issue.path?.length ? 'This is missing.' : 'Nothing was sent with this request.';
    case 'invalid_value':
      return issue.values.length > LISTED ? 'Choose one of the available options.' : `Choose ${listed(issue.values)}.`;
    case 'too_small':
    case 'too_big':
      return size(issue);
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'This is not in the right format.';
    case 'not_multiple_of':
      return 'Enter a whole number.';
    case 'unrecognized_keys':
      return 'There is something here that does not belong.';
    default:
      return 'This is not right.';
  }
}

function listed(values: readonly unknown[]): string {
  const names = values.map(String);
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

z.config({ customError: sentenceOf });
