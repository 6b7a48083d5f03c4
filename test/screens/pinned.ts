/** People, days and ids that pictures of the screens show: the same each time, whoever else is in the database. */
import { expect, type Page } from '@playwright/test';
import { listAudit, listDownloads, sumDownloads, summarizeDownloads } from '../../src/contract/activity.ts';
import { type AdminUser, getToday, listStudios, listUsers } from '../../src/contract/admin.ts';
import type { Standing } from '../../src/contract/billing.ts';
import type { Call, CallOutput } from '../../src/contract/call.ts';
import { compressVideo } from '../../src/contract/compression.ts';
import { getConsequences } from '../../src/contract/consequences.ts';
import { type Clip, listBackgroundVideos, listUserVideos, type StudioGroup } from '../../src/contract/library.ts';
import { mediaAddress } from '../../src/contract/media.ts';
import { generatePromotion } from '../../src/contract/promotion.ts';
import { getQueue } from '../../src/contract/queue.ts';
import { listTeam, type lookAtInvitation } from '../../src/contract/studio.ts';
import { generateTransparencyTest } from '../../src/contract/transparency.ts';
import { SOUND_LOOP } from '../journeys/films.ts';

/** A film that is there. */
export const SOUND_FILM = mediaAddress(SOUND_LOOP.publicId, 'mp4');
const AT = '2026-03-05T18:30:00.000Z';
const facts = (total: number) => ({ page: 1, pageSize: 50, total });

const none: Standing = { plan: 'free', payer: 'nobody', studio: null, own: null, grantedUntil: null, ended: null };
const own = { at: '2026-04-05T18:30:00.000Z', amount: 699, currency: 'usd', isMock: false } as const;
const person = (name: string, more: Partial<AdminUser>): AdminUser => ({
  id: name.toLowerCase(),
  email: `${name.toLowerCase()}@moon.example`,
  username: name,
  firstName: name,
  lastName: '',
  role: 'user',
  studioName: 'Moon Studio',
  assignedInstructorName: name,
  subscriptionStatus: 'free',
  stripeCustomerId: null,
  stripeSubscriptionId: null,
  subscriptionExpiresAt: null,
  downloadCount: 3,
  nameChangeCount: 0,
  standing: none,
  createdAt: AT,
  updatedAt: AT,
  lastSeenAt: AT,
  ...more,
});
const paying = { stripeCustomerId: 'cus_NffrFeUfNV2Hib0000', stripeSubscriptionId: 'sub_1MowQVLkdIwHu7ixeR' };
const USERS = [
  person('Olga', {
    ...{ role: 'studio_owner', subscriptionStatus: 'studio_pro', downloadCount: 148, ...paying },
    standing: {
      ...{ ...none, plan: 'studio_owner', payer: 'self' },
      own: { ...own, planId: 'studio_pro', state: 'ends', amount: 3999 },
    },
  }),
  person('Mia', {
    ...{ role: 'pro', subscriptionStatus: 'past_due', downloadCount: 31, nameChangeCount: 2, ...paying },
    standing: {
      ...none,
      plan: 'individual',
      payer: 'self',
      own: { ...own, planId: 'individual_pro', state: 'past_due' },
    },
  }),
  person('Zelda', { studioName: '', assignedInstructorName: '' }),
  person('Bernadette', {
    email: 'bernadette.featherstonehaugh@pole-and-aerial-arts-collective.example',
    role: 'beta',
    standing: { ...none, plan: 'beta', grantedUntil: '2030-02-28T23:59:59.999Z' },
    subscriptionExpiresAt: '2030-02-28T23:59:59.999Z',
  }),
];

/**
 * Answers a call with the same people, days and ids each time, from now on and whatever the page opens next. It does so
 * within the page: with a route, the browser would fetch every file again.
 */
export async function pin<C extends Call>(page: Page, call: C, answer: CallOutput<C>): Promise<void> {
  const pinned = {
    method: call.method as string,
    path: `${call.path.replace(/:\w+/g, '[^/]+')}$`,
    answer: answer as unknown,
  };
  const answerIt = ({ method, path, answer }: typeof pinned) => {
    const pattern = new RegExp(path);
    const before = window.fetch;
    window.fetch = (input, init) => {
      const asked = new Request(input, init);
      const mine = asked.method === method && pattern.test(new URL(asked.url).pathname);
      return mine ? Promise.resolve(Response.json(answer)) : before(input, init);
    };
  };
  await page.addInitScript(answerIt, pinned);
  await page.evaluate(answerIt, pinned);
}

/** What the admin's console lists. */
export async function pinAdminLists(page: Page): Promise<void> {
  await pin(page, listUsers, { users: USERS, ...facts(USERS.length) });
  const events = (count: number, ...emails: string[]) => ({
    count,
    people: emails.map((email) => ({ id: email, email })),
  });
  await pin(page, getToday, {
    unmatchedPayments: 1,
    overdue: events(1, 'olga@moon.example'),
    failedFilms: events(2, 'mia@moon.example'),
    failedUploads: events(0),
    newPeople: events(14, 'nina@moon.example', 'petra@sun.example', 'mia@moon.example'),
  });
  await pin(page, getConsequences, {
    refusal: null,
    user: USERS[0]!,
    holdings: {
      team: [
        { name: 'Mia', email: 'mia@moon.example', joined: true },
        { name: 'Nina', email: 'nina@moon.example', joined: false },
      ],
      ...{ clips: 12, libraryBytes: 96_000_000, films: 40, downloads: 148, classTypes: 6, classDescriptions: 5 },
    },
    planAfter: 'free',
  });
  await pin(page, listStudios, {
    studios: [
      {
        ...{ studioId: 'olga', studioName: 'Moon Studio', ownerEmail: 'olga@moon.example', ownerName: 'Olga' },
        teamMembers: [
          { id: '1', email: 'mia@moon.example', firstName: 'Mia', lastName: 'Lund', name: 'Mia', userId: 'mia' },
          { id: '2', email: 'nina@moon.example', firstName: 'Nina', lastName: '', name: 'Nina' },
        ],
      },
      { studioId: 'petra', studioName: '', ownerEmail: 'petra@sun.example', ownerName: '', teamMembers: [] },
    ],
    ...facts(2),
  });
  await pin(page, sumDownloads, {
    sums: [12, 18, 9, 31, 27, 40].map((downloads, n) => ({
      key: `2026-0${n + 1}`,
      label: `2026-0${n + 1}`,
      downloads,
    })),
  });
  await pin(page, summarizeDownloads, {
    users: USERS.map((user) => ({
      ...user,
      ...{ userId: user.id, downloads: user.downloadCount, lastDownloadedAt: AT },
    })),
    ...facts(USERS.length),
  });
  const download = { userId: 'olga', userEmail: 'olga@moon.example', downloadedAt: AT, instructorName: 'Olga' };
  const owner = { userRole: 'studio_owner', userSubscriptionStatus: 'studio_pro' } as const;
  const since = AT;
  const job = { kind: 'render-film', since, reason: null } as const;
  const [mia, olga] = ['mia@moon.example', 'olga@moon.example'].map((email) => ({ id: email, email }));
  const idle = { waiting: 0, held: 0, running: 0, oldestSeconds: 0 };
  await pin(page, getQueue, {
    people: 3,
    kinds: [
      { kind: 'render-film', waiting: 3, held: 1, running: 2, oldestSeconds: 41 },
      { kind: 'ingest', ...idle, running: 1 },
      { kind: 'compress-video', ...idle },
      { kind: 'mail', ...idle },
    ],
    jobs: [
      { ...job, key: '1', state: 'running', person: mia! },
      { ...job, key: '2', kind: 'ingest', state: 'running', person: olga! },
      { ...job, key: '3', state: 'waiting', person: olga! },
      {
        ...job,
        key: '4',
        state: 'failed',
        person: mia!,
        reason: 'The video could not be made. Please generate the video again.',
      },
      { ...job, key: '5', kind: 'stripe-event', state: 'failed', person: null, reason: 'connect ECONNREFUSED' },
    ],
  });
  await pin(page, listDownloads, {
    activity: ['Spin Basics', 'Chair Flow', ''].map((classType, n) => ({
      ...{ ...download, ...owner, id: String(n), classType },
    })),
    next: null,
  });
  const by = { at: AT, actorId: 'olga', actorEmail: 'olga@moon.example' };
  const onMia = { ...by, subjectId: 'mia', subjectEmail: 'mia@moon.example' };
  await pin(page, listAudit, {
    entries: [
      { ...onMia, id: '4', action: 'role-changed', details: { from: 'user', to: 'pro' } },
      { ...onMia, id: '3', action: 'video-uploaded', details: { title: 'Tuesday class' } },
      { ...by, id: '2', action: 'member-added', subjectId: null, subjectEmail: 'nina@moon.example', details: {} },
      { ...onMia, id: '1', action: 'expiration-changed', details: { from: null, to: '2030-02-28' } },
    ],
    next: null,
  });
}

/** A team with everybody that a seat may have: one who has joined, one invited, one about to be. */
export async function pinTeam(page: Page): Promise<void> {
  const seat = { studioId: 'olga', createdAt: AT, invitation: null, invitedAt: null };
  await pin(page, listTeam, {
    teamMembers: [
      { ...seat, id: '1', email: 'mia@moon.example', name: 'Mia', userId: 'mia' },
      { ...seat, id: '2', email: 'nina@moon.example', name: 'Nina', invitation: 'mailed', invitedAt: AT },
      {
        ...seat,
        id: '3',
        email: 'bernadette.featherstonehaugh@pole-collective.example',
        name: 'Bernadette',
        invitation: 'sending',
      },
    ],
  });
}

/** What the copywriter has written: three texts, one of them with room for everything. */
export async function pinWriter(page: Page): Promise<void> {
  const text = (hook: string) => `${hook}\n\nEvery Thursday, 7:00 PM\nSky Studio\n\nBring knee pads\n\nSee you there.`;
  const leftOut = [{ text: 'Book at skystudio.com', reason: 'no room' as const }];
  await pin(page, generatePromotion, {
    ...{ promotionalText: text('**Spin Basics**: first class free'), leftOut, writer: 'built-in', fellBack: false },
    ...{ language: 'en', id: crypto.randomUUID() },
    alternatives: [
      { text: text('Come and **spin**'), leftOut },
      { text: text('Turn. **Spin Basics**'), leftOut: [] },
    ],
    understood: [
      { fact: 'offer', value: 'first class free', not: false, typed: '1st class free!' },
      { fact: 'bring', value: 'knee pads', not: false, typed: 'bring knee pads' },
      { fact: 'level', value: 'all', not: false },
    ],
  });
}

/** Clips of one's own and of everybody else, cut from the library that every installation begins with. @param members of the studio that the person owns */
export async function pinOwnClips(page: Page, members?: StudioGroup['members']): Promise<void> {
  const { universal, starter } = (await (await page.request.get(listBackgroundVideos.path)).json()) as CallOutput<
    typeof listBackgroundVideos
  >;
  const starters = universal.filter(({ title }) => title !== 'Sound Loop').slice(0, 5);
  const clips: Clip[] = starters.map((clip, n) => ({
    ...clip,
    id: `own-${n}`,
    title: `Tuesday class, part ${n + 1}`,
    libraryType: 'personal',
  }));
  const quota = { usedBytes: 1_300_000_000, limitBytes: 5_000_000_000 };
  const shared = clips.map((clip, n) => ({ ...clip, id: `studio-${n}`, title: `Our hall, part ${n + 1}` }));
  const open = { name: 'Sky Studio', mayAdd: true, mayDelete: true, membersAdd: false, keptUntil: null };
  const studio = members ? { ...open, members, personal: [], clips: shared } : null;
  await pin(page, listBackgroundVideos, { universal, starter, personal: [], clips, studio, uploads: [], quota });
  await pin(
    page,
    listUserVideos,
    clips.map((clip) => ({ ...clip, sourceId: null })),
  );
}

/** The sign-in page of an installation that has a pixel, with its question. */
export async function openWithCookieQuestion(page: Page): Promise<void> {
  await page.route('**/auth', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"metaPixelId":null', '"metaPixelId":"1"');
    await route.fulfill({ response, body });
  });
  await page.goto('/auth');
  await expect(page.getByRole('region', { name: 'May we use advertising cookies?' })).toBeVisible();
}

/** Test videos, of which one could not be made. */
export async function pinTestVideos(page: Page): Promise<void> {
  const made = { status: 'ready', originalUrl: SOUND_FILM, transparentUrl: SOUND_FILM } as const;
  await pin(page, generateTransparencyTest, {
    videos: [
      { ...made, name: 'Fade in', description: 'The text comes out of nothing in the first fifth of the film.' },
      { ...made, name: 'Slide up', description: 'The text comes from below.', status: 'failed', transparentUrl: null },
    ],
  });
}

/** A video that has become smaller. */
export async function pinCompression(page: Page): Promise<void> {
  const done: CallOutput<typeof compressVideo> = {
    ...{ id: 'c', status: 'done', progress: 100, success: true, videoUrl: SOUND_FILM },
    ...{ originalSizeMB: 42, compressedSizeMB: 9.7, compressionRatio: 4.3 },
    message: 'Your video is 4.3 times smaller.',
  };
  await page.route(`**${compressVideo.path}`, (route) => route.fulfill({ json: done }), { times: 1 });
}

/** An invitation that is still open. */
export const OFFER: CallOutput<typeof lookAtInvitation> = {
  id: '2',
  studioName: 'Moon Studio',
  ownerName: 'Olga',
  email: 'nina@moon.example',
  name: 'Nina',
  status: 'open',
  hasAccount: false,
};
