import { describe, expect, it } from 'vitest';
import { sayReminder, type ToPost } from './post-words.ts';

const SPIN: ToPost = { classType: 'Spin Basics', date: '2026-12-03', time: '19:00', why: 'usual', isReady: true };

describe('what a reminder says', () => {
  it('of one video names it, when the class is, and whether it is ready [B937 B940]', () => {
    expect(sayReminder([SPIN])).toEqual({
      title: 'Post “Spin Basics” now',
      body: 'Thursday, 7:00 PM. The video and its caption are ready.',
    });
    expect(sayReminder([{ ...SPIN, why: 'tonight' }]).title).toBe('Post “Spin Basics” tonight');
    expect(sayReminder([{ ...SPIN, why: 'cancelled' }]).title).toBe('Post now: “Spin Basics” is cancelled');
    expect(sayReminder([{ ...SPIN, why: 'moved' }]).title).toBe('Post now: “Spin Basics” has moved');
    expect(sayReminder([{ ...SPIN, isReady: false }])).toEqual({
      title: 'It is time to post “Spin Basics”',
      body: 'Thursday, 7:00 PM. Its video is not ready yet: make it in your week.',
    });
  });

  it('of several names them in one message, and how many are not ready [B938]', () => {
    const pole: ToPost = { ...SPIN, classType: 'Pole Flow', time: '20:15', isReady: false };
    expect(sayReminder([SPIN, pole])).toEqual({
      title: 'Post 2 videos now',
      body: 'Spin Basics Thu 7:00 PM and Pole Flow Thu 8:15 PM. One of them is not ready yet.',
    });
    expect(sayReminder([SPIN, { ...pole, isReady: true, why: 'cancelled' }, SPIN]).body).toBe(
      'Spin Basics Thu 7:00 PM, Pole Flow Thu 8:15 PM (cancelled) and Spin Basics Thu 7:00 PM. The videos and their captions are ready.',
    );
    const many = sayReminder(Array.from({ length: 9 }, () => SPIN));
    expect(many.title).toBe('Post 9 videos now');
    expect(many.body).toMatch(/7:00 PM and 4 more\. /);
  });

  it('fits a message to a browser, whatever the classes are called [B941]', () => {
    const posts = Array.from({ length: 60 }, () => ({ ...SPIN, classType: '💃'.repeat(60) }));
    expect(Buffer.byteLength(JSON.stringify(sayReminder(posts)))).toBeLessThan(3_000);
  });
});
