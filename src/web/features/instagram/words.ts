import type { ConnectOutcome, Place } from '../../../contract/instagram.ts';

/** How a try to connect has ended, for whoever comes back from Instagram; null: it has worked. */
export const WHY_NOT: Record<ConnectOutcome, string | null> = {
  connected: null,
  refused: 'You did not allow it. Nothing was connected.',
  incomplete:
    'To post for you we need the permissions to see your account and to post. Connect again, and leave both on.',
  personal:
    'Instagram lets only professional accounts post like this. In the Instagram app, switch to a professional account, which is free, and connect again.',
  expired: 'That took too long, or was begun in another window. Connect again.',
  unavailable: 'Instagram did not answer as it should. Connect again in a few minutes.',
};

/** What it means that every video is posted, or that each is chosen. */
export const WHAT_EVERY: Record<Place | 'chosen', string> = {
  chosen: 'Open a class with a video to have it posted by itself.',
  reel: 'Each is posted once, at its planned time, with the caption that you see at its class. There you can change the caption, or leave the video out.',
  story:
    'Each is posted once, at its planned time. Instagram takes neither captions nor link stickers with stories that are posted like this. You can leave a video out at its class.',
};

/** That nothing came of saying otherwise. */
export const UNCHANGED = 'What is posted to Instagram is as it was';
