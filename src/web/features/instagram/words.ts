import type { ConnectOutcome } from '../../../contract/instagram.ts';

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
