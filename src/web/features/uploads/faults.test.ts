import { describe, expect, test } from 'vitest';
import { fileFault, uploadFault } from './faults.ts';

const NO_VIDEO = 'Invalid file type: Please select a video file.';

const PHOTO = `${NO_VIDEO} This is a photo. For the video of a Live Photo, open it in Photos, tap ••• and choose Save as Video first. “Cut together” in My Videos makes a clip of photos.`;

describe('a file', () => {
  test.each([
    ['a video', 'class.mov', 'video/quicktime', 5, null],
    ['of 1 GB', 'class.mp4', 'video/mp4', 1_000_000_000, null],
    ['of one byte more', 'class.mp4', 'video/mp4', 1_000_000_001, 'Maximum size is 1GB.'],
    ['a picture', 'class.png', 'image/png', 5, PHOTO],
    ['a Live Photo', 'IMG_0001.HEIC', '', 5, PHOTO],
    ['of unknown type and name', 'class.xyz', '', 5, NO_VIDEO],
    ['of unknown type, called a video', 'IMG_0001.MOV', '', 5, null],
    ['of a wrong type, called a video', 'class.ts', 'text/vnd.trolltech.linguist', 5, null],
    ['of any other type, called a video', 'class.m2ts', 'application/octet-stream', 5, null],
    ['a list of clips and photos', 'Spin.cut', 'application/vnd.spinreel.cut', 5, null],
    ['a video by its type alone', 'class', 'video/mp4', 5, null],
    ['of which nothing is known', '1000012345', '', 5, null],
    ['of no bytes', 'class.mp4', 'video/mp4', 0, 'This file is empty.'],
  ])('%s [T5.21 B707]', (_, name, type, size, fault) => {
    expect(fileFault({ name, type, size })).toBe(fault);
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
      'before it began, through our fault',
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
      'with only a status',
      true,
      answer(502, '', 'Bad Gateway'),
      'Upload failed: Spinreel cannot be reached right now. What has been uploaded so far is kept. Try again in a minute.',
      true,
    ],
    [
      "with a proxy's page",
      true,
      answer(413, '<html><h1>413 Request Entity Too Large</h1></html>'),
      'Upload failed: This is too large to send. Choose a smaller file.',
      false,
    ],
    [
      'with a status without words',
      true,
      answer(404, ''),
      'Upload failed: This is no longer here. Reload the page and try again.',
      false,
    ],
    [
      'because the store is full',
      true,
      answer(507, ours('storage_full', 'No space.')),
      'Upload failed: No space. What has been uploaded so far is kept.',
      true,
    ],
    ['with an answer that makes no sense', true, answer(200, 'ok'), 'Invalid response from the media provider', true],
  ])('%s [T8.12 T8.15]', (_, begun, given, message, again) => {
    expect(uploadFault(begun, given)).toEqual({ message, reference: null, again });
  });
});
