import type { Figures, Place } from '../../contract/instagram.ts';

/** What Instagram has said of a person who let us in. */
export type Granted = {
  token: string;
  expiresAt: Date;
  scopes: string[];
  /** The number of the professional account. */
  igUserId: string;
  /** The person's number for this app alone. */
  scopedId: string;
  username: string;
  /** Whether it is a professional account: others cannot be posted to. */
  isProfessional: boolean;
};

export type Container = 'IN_PROGRESS' | 'FINISHED' | 'PUBLISHED' | 'ERROR' | 'EXPIRED';
/** Of which account, and with which token. */
export type Access = { token: string; igUserId: string };
export type Media = { id: string; caption: string; permalink: string | null; at: Date };

/**
 * The only entry point to Instagram (the Instagram API with Instagram Login). Every method throws an InstagramFault, which says what is to be done.
 */
export type Instagram = {
  /** Where a person lets us in. @param redirect where they are sent back, as it is set up at Meta */
  authorizeAddress(redirect: string, state: string): string;
  /** Takes the code with which they come back. The token that we get is good for 60 days. */
  exchange(code: string, redirect: string): Promise<Granted>;
  /** A token that is older than a day for one that is good for another 60. */
  renew(token: string): Promise<{ token: string; expiresAt: Date }>;
  /** How many posts there were in 24 hours, and how many there may be. */
  readQuota(access: Access): Promise<{ used: number; most: number }>;
  /** Hands over a video, which Instagram then fetches and prepares. @returns the container's id */
  createContainer(access: Access, post: { place: Place; film: string; caption: string }): Promise<string>;
  readContainer(access: Access, id: string): Promise<{ code: Container; status: string }>;
  /** A container is published once at most. @returns the id of what is then there */
  publish(access: Access, container: string): Promise<string>;
  /** What stands on the account, the newest first: reels and pictures, or the stories of a day. */
  listMedia(access: Access, place: Place): Promise<Media[]>;
  /** What Instagram counts of a post of the account so far. Of what it does not know it says nothing. */
  readFigures(access: Access, media: { id: string; place: Place }): Promise<Figures>;
  /** The person's number in a `signed_request` of Meta's. null: it is not signed with the app's secret. */
  readSignedRequest(text: string): string | null;
};
