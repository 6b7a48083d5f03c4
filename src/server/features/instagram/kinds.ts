import { z } from 'zod';
import { defineKind } from '../../queue/job.ts';

/** Finds the posts whose turn it is. */
export const duePostsKind = defineKind({
  name: 'instagram-due-posts',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 60,
});
/** Begins the posts of one person whose time has come because everything is posted. */
export const ruledPostsKind = defineKind({
  name: 'instagram-ruled-posts',
  data: z.object({ userId: z.string() }),
  // Its turn comes again with the next sweep.
  retries: 0,
  timeoutSeconds: 60,
});
/** Takes one post as far as it can be taken now. */
export const postKind = defineKind({
  name: 'instagram-post',
  data: z.object({ id: z.uuid() }),
  // Its turn comes again with the next sweep.
  retries: 0,
  timeoutSeconds: 300,
});
/** Finds the posts of which Instagram is to be asked what became of them. */
export const dueFiguresKind = defineKind({
  name: 'instagram-due-figures',
  data: z.object({}),
  retries: 1,
  timeoutSeconds: 60,
});
/** Asks it of one. */
export const figuresKind = defineKind({
  name: 'instagram-figures',
  data: z.object({ id: z.uuid() }),
  // Its turn comes again with the next sweep.
  retries: 0,
  timeoutSeconds: 120,
});
/** Renews tokens before they end, and seals them under the secret of now. */
export const renewTokensKind = defineKind({
  name: 'instagram-renew-tokens',
  data: z.object({}),
  retries: 2,
  retryDelaySeconds: 60,
  timeoutSeconds: 3600,
});
