import type { FaultKind } from '../../instagram/index.ts';

/** What people are told of a post, each with what they can do. */
export const WORDS = {
  noAccount: 'No Instagram account is connected. Connect one, then choose again.',
  otherAccount: 'Another Instagram account was connected meanwhile. Choose again where this video is to be posted.',
  disconnected: 'Instagram was disconnected.',
  disconnectedMeanwhile:
    'Instagram was disconnected while this was being posted. Look at your profile; if it is not there, post the video yourself.',
  gone: 'The class or its video is not there any more.',
  goneVideo: 'The video was deleted.',
  posted: 'You have noted it as posted.',
  never: 'You have said that it is not to be posted.',
  news: 'The class was cancelled or moved. Post what you want to say of it yourself.',
  held: 'Your studio’s owner is to see it first. It is posted once they have approved it.',
  heldPromo:
    'Your studio’s owner sees its videos before they are posted, but here only those of classes. Show them this one, and post it yourself.',
  noTime: 'It has no time. Say when it is to be posted.',
  over: 'The class had begun before it could be posted.',
  late: 'It could not be posted within a day of its time.',
  notReady: 'The video is not ready. Make it, and it is posted.',
  otherText: 'The text has changed since you chose this caption. Choose again, with the caption of now.',
  full: 'Instagram takes no more posts from your account today. We try again every hour.',
  wait: 'Instagram does not answer as it should. We try again.',
  slow: 'Instagram could not prepare the video. Post it yourself, or choose again.',
  unsure:
    'Instagram did not say whether this was posted. Look at your profile; if it is not there, post the video yourself.',
  unpublished: 'Instagram did not publish it. Look at your profile; if it is not there, post the video yourself.',
} as const;

const OF_FAULTS: Readonly<Record<FaultKind, string>> = {
  reconnect: 'Instagram no longer lets us post for you. Connect your account again, then choose again.',
  account: 'Instagram restricts your account. Open the Instagram app, do what it asks of you, and choose again.',
  limit: WORDS.full,
  busy: WORDS.wait,
  format: 'Instagram does not take this video or caption as it is. Make the video anew, or post it yourself.',
  fetch: 'Instagram could not fetch the video. Choose again later, or post it yourself.',
  spam: 'Instagram takes this post for spam. Change its caption, or post it yourself.',
  notReady: WORDS.wait,
  gone: WORDS.wait,
  refused: 'Instagram refused this post and did not say why. Post it yourself.',
};

export const wordsOf = (kind: FaultKind): string => OF_FAULTS[kind];
