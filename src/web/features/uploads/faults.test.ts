import { describe, expect, test } from 'vitest';
import { fileFault, uploadFault } from './faults.ts';

describe('a file', () => {
  test.each([
    ['a video', 'video/quicktime', 5, null],
    ['of 1 GB', 'video/mp4', 1_000_000_000, null],
    ['of one byte more', 'video/mp4', 1_000_000_001, 'Maximum size is 1GB.'],
    ['a picture', 'image/png', 5, 'Invalid file type: Please select a video file.'],
    ['of unknown type', '', 5, 'Invalid file type: Please select a video file.'],
    ['of no bytes', 'video/mp4', 0, 'This file is empty.'],
  ])('%s', (_, type, size, fault) => {
    expect(fileFault({ type, size })).toBe(fault);
  });
});

describe('an upload that fails', () => {
  const answer = (status: number, body: string, statusText = '') => ({ status, statusText, body });
  const ours = (code: string, message: string) => JSON.stringify({ code, message });

  test.each([
    ['without an answer', true, null, 'Upload failed due to network error', true],
    ['without an answer, before it began', false, null, 'Upload failed due to network error', true],
    ['before it began', false, answer(502, '<h1>Bad Gateway</h1>'), 'Failed to get upload signature', true],
    [
      'before it began, by our fault',
      false,
      answer(500, ours('internal', 'x')),
      'Failed to get upload signature',
      true,
    ],
    [
      'before it began, with a reason',
      false,
      answer(413, ours('payload_too_large', 'Your library is full.')),
      'Upload failed: Your library is full.',
      false,
    ],
    [
      'because it cannot be used',
      true,
      answer(422, ours('unprocessable', 'The file has no picture.')),
      'Upload failed: The file has no picture.',
      false,
    ],
    [
      'with a status alone',
      true,
      answer(502, '', 'Bad Gateway'),
      'Upload failed: Spinreel cannot be reached right now. What has been sent so far is kept. Try again in a minute.',
      true,
    ],
    [
      "with a proxy's page",
      true,
      answer(413, '<html><h1>413 Request Entity Too Large</h1></html>'),
      'Upload failed: This is too large to be sent. Choose a smaller file.',
      false,
    ],
    [
      'with a status that has no words',
      true,
      answer(404, ''),
      'Upload failed: This is not here any more. Reload the page and try again.',
      false,
    ],
    [
      'over a full store',
      true,
      answer(507, ours('storage_full', 'No space.')),
      'Upload failed: No space. What has been sent so far is kept.',
      true,
    ],
    ['with an answer that makes no sense', true, answer(200, 'ok'), 'Invalid response from the media provider', true],
  ])('%s', (_, begun, given, message, again) => {
    expect(uploadFault(begun, given)).toEqual({ message, reference: null, again });
  });
});
