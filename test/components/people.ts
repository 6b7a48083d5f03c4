import { getSubscription } from '../../src/contract/billing.ts';
import { getBooking, NO_LINKS } from '../../src/contract/booking.ts';
import { type Brand, getBrand } from '../../src/contract/brand.ts';
import type { CallOutput } from '../../src/contract/call.ts';
import {
  type ClassType,
  listClassDescriptions,
  listClassDescriptionsWithFallback,
  listClassTypes,
} from '../../src/contract/classes.ts';
import { type Clip, listBackgroundVideos } from '../../src/contract/library.ts';
import { LIMITS } from '../../src/contract/limits.ts';
import { coverAddress } from '../../src/contract/media.ts';
import { getMonth, type Month } from '../../src/contract/month.ts';
import { listMusic, OWN_MUSIC } from '../../src/contract/music.ts';
import { getOwnWords, NO_WORDS } from '../../src/contract/own-words.ts';
import type { Plan, Role, SubscriptionStatus } from '../../src/contract/plans.ts';
import {
  getNameChangeStatus,
  getPreferences,
  type NameChangeStatus,
  type Preferences,
  savePreferences,
  WRITING_STYLES,
} from '../../src/contract/profile.ts';
import { chooseText, type generatePromotion, readAbout } from '../../src/contract/promotion.ts';
import { composeVideo, forgetPrepared, generateVideo, prepareVideo } from '../../src/contract/renders.ts';
import { getAccountState, getAuthUser, SIGNED_IN_COOKIE, type User } from '../../src/contract/session.ts';
import { getSurvey, listClipUses } from '../../src/contract/shelf.ts';
import { getInstructorNames, getOwnerInfo, listInvitations } from '../../src/contract/studio.ts';
import { getTimetable } from '../../src/contract/timetable.ts';
import { getSite, reportClientError } from '../../src/contract/tools.ts';
import { getWeekFilm } from '../../src/contract/week.ts';
import { NO_SUBSCRIPTION, userOf } from '../users.ts';
import { answer, serve, setVisitor } from './answers.ts';
import { keepPromos } from './promo-server.ts';
import { timetableOf } from './timetables.ts';

/** One that plays: the page says otherwise what to do about a film that does not. */
const PLAYABLE = new URL('../samples/blink_180x320_0.2s.mp4', import.meta.url);
const FILM = await (await fetch(PLAYABLE)).blob();
/** Where the pages' own fetch finds a film; an element that loads it by itself finds none. */
const FILM_URL = '/media/video/upload/renders/film.mp4';
/** The address of a film that an element can load by itself too. */
export const REAL_FILM_URL = PLAYABLE.pathname;

/** The columns of each plan's people, as the server keeps them. */
const COLUMNS: Record<Plan, { role: Role; subscriptionStatus: SubscriptionStatus }> = {
  free: { role: 'user', subscriptionStatus: 'free' },
  beta: { role: 'beta', subscriptionStatus: 'free' },
  individual: { role: 'pro', subscriptionStatus: 'pro' },
  studio_team: { role: 'studio_team', subscriptionStatus: 'free' },
  studio_owner: { role: 'studio_owner', subscriptionStatus: 'studio_pro' },
  admin: { role: 'admin', subscriptionStatus: 'free' },
};

/** A person of that plan. */
export function person(plan: Plan = 'free', columns: Partial<User> = {}): User {
  const { role, subscriptionStatus } = COLUMNS[plan];
  return userOf(role, subscriptionStatus, columns);
}

/** Class types that everybody has, as the server lists them. */
const NO_MONTH: Month = {
  ...{ month: '2026-12', today: '2026-12-02', isTeam: false, classes: [] },
  totals: { classes: 0, videos: 0, posted: 0, missed: 0, downloads: 0 },
};

export const CLASS_TYPES: ClassType[] = ['Intro to Pole', 'Spin Basics'].map((classType) => ({
  id: crypto.randomUUID(),
  classType,
  description: 'Spins and holds.',
  userId: null,
  editable: false,
}));

/** What a new account's person has said of themselves. */
/** What Generate answers: one text, of whose details nothing was understood or left out. */
export const writtenText = (
  promotionalText: string,
  more: Partial<CallOutput<typeof generatePromotion>> = {},
): CallOutput<typeof generatePromotion> => ({
  ...{ promotionalText, writer: 'built-in', fellBack: false, language: 'en', id: crypto.randomUUID() },
  ...{ alternatives: [], understood: [], leftOut: [] },
  ...more,
});

export const PREFERENCES: Preferences = {
  instructorName: 'Jasmine',
  studio: 'Sky Studio',
  lastClassTime: null,
  writingStyle: WRITING_STYLES[0],
  language: 'auto',
};

/**
 * Signs somebody in: from now on the server answers what every page asks of a new account of theirs.
 * @param names without an instructor name the person has not filled in the welcome form
 */
export function signIn(user: User, names: Partial<Preferences> = {}): void {
  setVisitor(user);
  // biome-ignore lint/suspicious/noDocumentCookie: the server's part, which no page does
  document.cookie = `${SIGNED_IN_COOKIE}=1; path=/`;
  let preferences: Preferences = {
    ...PREFERENCES,
    ...names,
  };
  answer(getAuthUser, user);
  answer(getAccountState, { deleted: false });
  answer(getPreferences, () => preferences);
  answer(savePreferences, ({ body }) => {
    const { lastClassTime, writingStyle, language, ...others } = body;
    preferences = {
      ...others,
      lastClassTime: lastClassTime ?? preferences.lastClassTime,
      writingStyle: writingStyle ?? preferences.writingStyle,
      language: language ?? preferences.language,
    };
    return preferences;
  });
  answer(getNameChangeStatus, nameChanges(user));
  answer(getBrand, brandOf(user));
  answer(listMusic, { tracks: [], limit: OWN_MUSIC.tracks });
  answer(getTimetable, timetableOf([]));
  answer(getWeekFilm, { video: null });
  answer(getMonth, NO_MONTH);
  answer(getBooking, { own: NO_LINKS, studio: null });
  answer(getOwnWords, { own: NO_WORDS, studio: null, edits: 0 });
  answer(getSubscription, NO_SUBSCRIPTION);
  answer(getSurvey, { survey: null });
  answer(listClipUses, { uses: [] });
  answer(listClassTypes, CLASS_TYPES);
  answer(readAbout, { about: 'weekly' });
  answer(chooseText, { message: 'Noted.' });
  answer(listClassDescriptions, []);
  answer(listClassDescriptionsWithFallback, []);
  keepPromos();
  answer(prepareVideo, { id: null });
  answer(forgetPrepared, { message: 'Nothing is prepared any more.' });
  answer(listInvitations, { invitations: [] });
  answer(getOwnerInfo, { studioName: 'Sky Studio', ownerName: 'Olive' });
  answer(getInstructorNames, { instructorNames: ['Olive', 'Jasmine'] });
  giveLibrary({});
}

/** The brand kit of somebody who has chosen nothing, or this. */
export function brandOf({ entitlements }: User, brand: Partial<Brand> = {}): Brand {
  const open = { logoSize: null, logoPlace: null, firstColor: null, secondColor: null, look: null };
  return {
    included: entitlements.brandKit,
    kit: { ...open, logo: null, logoSize: 'medium', logoPlace: 'top' },
    own: { ...open, logo: null },
    studio: null,
    locked: false,
    ...brand,
  };
}

/** What the installation says of itself to everybody. */
export function openSite(): void {
  // An error that a test allows is reported as well.
  answer(reportClientError, { message: 'Noted.' });
  answer(getSite, {
    supportEmail: 'support@example.com',
    postalAddress: 'Spinreel, 1 Pole Street',
    production: false,
    metaPixelId: null,
    instagram: false,
  });
}

/** How often that person may still change the instructor name. */
function nameChanges({ entitlements: { plan, nameChanges } }: User, count = 0): NameChangeStatus {
  const remainingChanges = nameChanges === null ? null : Math.max(0, nameChanges - count);
  return {
    nameChangeCount: count,
    remainingChanges,
    canChange: remainingChanges !== 0,
    maxReached: remainingChanges === 0,
    isStudioOwner: plan === 'studio_owner',
  };
}

/** A background that everybody has. */
export const SOUND_LOOP: Clip = {
  id: '00000000-0000-4000-8000-000000000440',
  publicId: 'universal/00000000000000000000000000000440',
  ...{ url: '/loop.mp4', posterUrl: '/poster.jpg', previewUrl: '/preview.mp4', title: 'Sound Loop', duration: 4 },
  libraryType: 'universal',
};

/** The server's library holds these. */
export function giveLibrary(library: Partial<CallOutput<typeof listBackgroundVideos>>): void {
  const quota = { usedBytes: 0, limitBytes: LIMITS.uploadBytes };
  answer(listBackgroundVideos, {
    universal: [],
    starter: null,
    personal: [],
    clips: [],
    studio: null,
    uploads: [],
    quota,
    ...library,
  });
}

/** Every film that is asked for is there already. @returns its address */
export function giveFilm(url = FILM_URL): string {
  const [renderId, overlay] = [crypto.randomUUID(), 'overlays/text'];
  answer(generateVideo, { renderId, textOverlayPublicId: overlay, videoUrl: `/media/video/upload/${overlay}.webm` });
  answer(composeVideo, { renderId, videoUrl: url });
  serve(url, FILM);
  serve(coverAddress(url), new Blob(['cover'], { type: 'image/jpeg' }));
  return url;
}
