import { expect, test } from 'vitest';
import { waitingMessage } from './waiting.ts';

test.each([
  [0, null, 'Waiting: yours is next.'],
  [1, 3, 'Waiting: 1 video is ahead of yours. Ready in a few seconds.'],
  [2, 18, 'Waiting: 2 videos are ahead of yours. Ready in about 20 seconds.'],
  [2, 57, 'Waiting: 2 videos are ahead of yours. Ready in about 55 seconds.'],
  [5, 58, 'Waiting: 5 videos are ahead of yours. Ready in about a minute.'],
  [9, 200, 'Waiting: 9 videos are ahead of yours. Ready in about 3 minutes.'],
])('%i ahead, %s s [B132]', (ahead, seconds, said) => {
  expect(waitingMessage(ahead, seconds)).toBe(said);
});
