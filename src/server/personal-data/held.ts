import { eq, or } from 'drizzle-orm';
import { getLogo } from '../../contract/brand.ts';
import { compressedVideo } from '../../contract/compression.ts';
import { mediaAddress } from '../../contract/media.ts';
import { getTrackFile } from '../../contract/music.ts';
import type { DataSection } from '../../contract/personal-data.ts';
import { clipsIn } from '../db/libraries.ts';
import { auditLog } from '../db/schema/audit.ts';
import { checkouts, subscriptions, unmatchedSubscriptions } from '../db/schema/billing.ts';
import { bookings } from '../db/schema/booking.ts';
import { brandKits } from '../db/schema/brand.ts';
import { classDescriptions, classLinks, classTypes } from '../db/schema/classes.ts';
import { clips, uploads } from '../db/schema/library.ts';
import { mails } from '../db/schema/mails.ts';
import { ownTracks } from '../db/schema/music.ts';
import { accounts, sessions, users } from '../db/schema/people.ts';
import { instructorPreferences } from '../db/schema/profile.ts';
import { editorDrafts, promos } from '../db/schema/promos.ts';
import { ownWords, writtenTexts } from '../db/schema/promotion.ts';
import { downloads, films, overlays, renders } from '../db/schema/renders.ts';
import { studioMembers, studios } from '../db/schema/studio.ts';
import { accessTokens } from '../db/schema/tokens.ts';
import { compressions } from '../db/schema/tools.ts';
import { invitationsOf } from './forget.ts';
import { TIMETABLES } from './held-timetables.ts';
import { GIVEN, type Held, held, INTERNAL, nameOf, OTHERS, type Row, SECRET } from './hold.ts';

const withAddress = (path: (row: Row) => string | null) => (row: Row) => ({ ...row, address: path(row) });

/** A person's films: the rows that name them are renders, of which one film may have several people's. */
const ownFilms: Held = {
  by: [nameOf(renders.userId)],
  async *read(db, { id }) {
    const rows = await db
      .select({ render: renders, film: films })
      .from(renders)
      .innerJoin(films, eq(films.key, renders.filmKey))
      .where(eq(renders.userId, id));
    yield* rows.map(({ render, film: { plan, ...film } }) => ({
      ...{ id: render.id, createdAt: render.createdAt, startedAt: render.startedAt, finishedAt: film.finishedAt },
      ...{
        kind: plan.kind,
        status: film.status,
        bytes: film.bytes,
        duration: plan.duration,
        watermark: plan.watermark,
      },
      promo: plan.drawn?.promo ?? null,
      address: film.status === 'done' && plan.kind === 'film' ? mediaAddress(film.publicId, 'mp4') : null,
    }));
  },
};

/** What is held about people, and which of it they are given: every table that refers to them is here or in NOT_GIVEN. */
export const HELD: Readonly<Record<DataSection, Held>> = {
  account: held(users, [users.id], {
    ...{ id: GIVEN, name: GIVEN, email: GIVEN, emailVerified: GIVEN, image: GIVEN, createdAt: GIVEN, updatedAt: GIVEN },
    ...{ firstName: GIVEN, lastName: GIVEN, role: GIVEN, subscriptionStatus: GIVEN, downloadCount: GIVEN },
    ...{ lastDownloadAt: GIVEN, stripeCustomerId: GIVEN, stripeSubscriptionId: GIVEN, subscriptionExpiresAt: GIVEN },
    ...{ libraryKeptUntil: GIVEN, lastSeenAt: GIVEN, firstFilmAt: GIVEN },
  }),
  signIn: held(accounts, [accounts.userId], {
    ...{ id: INTERNAL, userId: INTERNAL, accountId: GIVEN, providerId: GIVEN, scope: GIVEN },
    ...{ createdAt: GIVEN, updatedAt: GIVEN, password: SECRET, accessToken: SECRET, refreshToken: SECRET },
    ...{ idToken: SECRET, accessTokenExpiresAt: INTERNAL, refreshTokenExpiresAt: INTERNAL },
  }),
  sessions: held(sessions, [sessions.userId], {
    ...{ id: INTERNAL, userId: INTERNAL, token: SECRET, createdAt: GIVEN, updatedAt: GIVEN, expiresAt: GIVEN },
    ...{ ipAddress: GIVEN, userAgent: GIVEN },
  }),
  accessTokens: held(accessTokens, [accessTokens.userId], {
    ...{ id: INTERNAL, userId: INTERNAL, name: GIVEN, hash: SECRET, scopes: GIVEN },
    ...{ endsAt: GIVEN, lastUsedOn: GIVEN, createdAt: GIVEN },
  }),
  preferences: held(instructorPreferences, [instructorPreferences.userId], {
    ...{ userId: INTERNAL, instructorName: GIVEN, studio: GIVEN, lastClassTime: GIVEN, writingStyle: GIVEN },
    ...{ language: GIVEN, nameChangeCount: GIVEN, nameChangesOpen: GIVEN, updatedAt: GIVEN },
  }),
  brandKit: held(
    brandKits,
    [brandKits.userId],
    {
      ...{
        userId: INTERNAL,
        logoId: INTERNAL,
        logoKey: INTERNAL,
        logoWidth: GIVEN,
        logoHeight: GIVEN,
        logoSize: GIVEN,
      },
      ...{ logoPlace: GIVEN, firstColor: GIVEN, secondColor: GIVEN, look: GIVEN, locked: GIVEN, updatedAt: GIVEN },
    },
    { present: withAddress(({ logoId }) => (logoId ? getLogo.path.replace(':id', String(logoId)) : null)) },
  ),
  music: held(
    ownTracks,
    [ownTracks.userId],
    {
      ...{ id: GIVEN, userId: INTERNAL, title: GIVEN, duration: GIVEN, bytes: GIVEN, storageKey: INTERNAL },
      ...{ loudness: INTERNAL, confirmedAt: GIVEN, createdAt: GIVEN },
    },
    { present: withAddress(({ id }) => getTrackFile.path.replace(':id', String(id))) },
  ),
  ...TIMETABLES,
  classTypes: held(classTypes, [classTypes.userId], {
    id: GIVEN,
    classType: GIVEN,
    userId: INTERNAL,
    createdAt: GIVEN,
  }),
  classDescriptions: held(classDescriptions, [classDescriptions.userId], {
    ...{ id: GIVEN, className: GIVEN, description: GIVEN, userId: INTERNAL, createdAt: GIVEN, updatedAt: GIVEN },
  }),
  classLinks: held(classLinks, [classLinks.userId], {
    ...{ id: INTERNAL, className: GIVEN, link: GIVEN, userId: INTERNAL, updatedAt: GIVEN },
  }),
  booking: held(bookings, [bookings.userId], { userId: INTERNAL, link: GIVEN, campaign: GIVEN, updatedAt: GIVEN }),
  promos: held(
    promos,
    [promos.userId],
    {
      ...{
        id: GIVEN,
        userId: INTERNAL,
        title: GIVEN,
        version: GIVEN,
        content: GIVEN,
        sketch: INTERNAL,
        renderId: GIVEN,
      },
      ...{ createdAt: GIVEN, updatedAt: GIVEN, deletedAt: GIVEN },
    },
    { present: (row) => ({ ...row, content: JSON.parse(String(row.content)) }) },
  ),
  draft: held(editorDrafts, [editorDrafts.userId], { userId: INTERNAL, draft: GIVEN, updatedAt: GIVEN }),
  textFrames: held(
    overlays,
    [overlays.userId],
    {
      ...{
        id: INTERNAL,
        publicId: INTERNAL,
        userId: INTERNAL,
        contentHash: INTERNAL,
        sourceHash: INTERNAL,
        promo: GIVEN,
      },
      ...{ ground: INTERNAL, x: INTERNAL, y: INTERNAL, width: GIVEN, height: GIVEN, storageKey: INTERNAL },
      ...{ ahead: INTERNAL, createdAt: GIVEN, usedAt: GIVEN },
    },
    { present: withAddress(({ publicId }) => mediaAddress(String(publicId), 'webm')) },
  ),
  films: ownFilms,
  downloads: held(downloads, [downloads.userId], {
    ...{
      id: GIVEN,
      userId: INTERNAL,
      renderId: GIVEN,
      userEmail: GIVEN,
      userRole: GIVEN,
      userSubscriptionStatus: GIVEN,
    },
    ...{ instructorName: GIVEN, classType: GIVEN, downloadedAt: GIVEN },
  }),
  writtenTexts: held(writtenTexts, [writtenTexts.userId], {
    ...{ id: INTERNAL, userId: INTERNAL, texts: INTERNAL, chosen: GIVEN, createdAt: GIVEN },
  }),
  ownWords: held(ownWords, [ownWords.userId], { userId: INTERNAL, words: GIVEN, edits: GIVEN, updatedAt: GIVEN }),
  backgrounds: held(
    clips,
    [clips.userId],
    {
      ...{ id: GIVEN, publicId: INTERNAL, userId: INTERNAL, title: GIVEN, duration: GIVEN, hasAudio: GIVEN },
      ...{
        hiddenFrom: INTERNAL,
        storageKey: INTERNAL,
        posterKey: INTERNAL,
        previewKey: INTERNAL,
        survey: INTERNAL,
        loudness: INTERNAL,
        tags: GIVEN,
      },
      ...{ uploadId: GIVEN, pieceIndex: GIVEN, bytes: GIVEN, position: GIVEN, createdAt: GIVEN },
    },
    {
      where: ({ id }) => or(clipsIn(id), clipsIn({ studio: id })),
      present: withAddress(({ publicId }) => mediaAddress(String(publicId), 'mp4')),
    },
  ),
  uploads: held(uploads, [uploads.userId], {
    ...{ id: GIVEN, publicId: INTERNAL, uploaderId: OTHERS, userId: INTERNAL, title: GIVEN, status: GIVEN },
    ...{
      atHome: INTERNAL,
      leaseId: INTERNAL,
      leaseUntil: INTERNAL,
      reason: GIVEN,
      bytes: GIVEN,
      reserved: INTERNAL,
      parts: INTERNAL,
    },
    ...{ received: INTERNAL, clientKey: INTERNAL, duration: GIVEN, lookedAt: GIVEN, storageKey: INTERNAL },
    ...{ progress: INTERNAL, removedPieces: INTERNAL, startedAt: INTERNAL, createdAt: GIVEN, touchedAt: INTERNAL },
  }),
  compressions: held(
    compressions,
    [compressions.userId],
    {
      ...{ id: GIVEN, userId: INTERNAL, status: GIVEN, progress: INTERNAL, originalBytes: GIVEN, targetBytes: GIVEN },
      ...{ compressedBytes: GIVEN, reason: GIVEN, storageKey: INTERNAL, createdAt: GIVEN, finishedAt: GIVEN },
    },
    {
      present: withAddress(({ id, status }) =>
        status === 'done' ? compressedVideo.path.replace(':id', String(id)) : null,
      ),
    },
  ),
  studio: held(studios, [studios.id], { id: INTERNAL, membersAdd: GIVEN, seesFirst: GIVEN, keptUntil: GIVEN }),
  // Whom an owner has invited is those people's data.
  team: held(studioMembers, [studioMembers.studioId], {
    ...{ id: GIVEN, studioId: INTERNAL, email: OTHERS, name: OTHERS, userId: OTHERS, tokenHash: SECRET },
    ...{
      tokenExpiresAt: INTERNAL,
      invitation: GIVEN,
      askedAt: GIVEN,
      invitedAt: GIVEN,
      createdAt: GIVEN,
      words: INTERNAL,
    },
  }),
  seats: held(
    studioMembers,
    [studioMembers.userId],
    {
      ...{ id: GIVEN, studioId: INTERNAL, email: GIVEN, name: GIVEN, userId: INTERNAL, tokenHash: SECRET },
      ...{ tokenExpiresAt: INTERNAL, invitation: GIVEN, askedAt: GIVEN, invitedAt: GIVEN, createdAt: GIVEN },
      words: INTERNAL,
    },
    {
      where: (person) => or(eq(studioMembers.userId, person.id), invitationsOf(person)),
    },
  ),
  subscription: held(subscriptions, [subscriptions.userId], {
    ...{ userId: INTERNAL, planId: GIVEN, status: GIVEN, source: GIVEN, periodEnd: GIVEN, cancelAtPeriodEnd: GIVEN },
    ...{ amount: GIVEN, currency: GIVEN, endedAt: GIVEN, readNumber: INTERNAL, checkedAt: INTERNAL },
  }),
  checkouts: held(checkouts, [checkouts.userId], {
    ...{
      id: GIVEN,
      userId: INTERNAL,
      planId: GIVEN,
      kind: GIVEN,
      sessionId: INTERNAL,
      status: GIVEN,
      createdAt: GIVEN,
    },
  }),
  unmatchedPayments: held(unmatchedSubscriptions, [unmatchedSubscriptions.userId], {
    ...{ id: GIVEN, customerId: GIVEN, userId: INTERNAL, reason: GIVEN, planId: GIVEN, amount: GIVEN, currency: GIVEN },
    ...{ isLive: INTERNAL, startedAt: GIVEN, foundAt: GIVEN, seenAt: INTERNAL, refundSince: INTERNAL },
    ...{ endingAt: GIVEN, endedAt: GIVEN, refunded: GIVEN },
  }),
  mails: held(mails, [mails.userId], {
    ...{ id: INTERNAL, kind: GIVEN, facts: INTERNAL, userId: INTERNAL, key: INTERNAL, createdAt: GIVEN, doneAt: GIVEN },
  }),
  // The details are written for admins, and may name others.
  history: held(auditLog, [auditLog.subjectId], {
    ...{ id: INTERNAL, at: GIVEN, actorId: OTHERS, actorEmail: OTHERS, action: GIVEN, subjectId: INTERNAL },
    ...{ subjectEmail: GIVEN, details: OTHERS },
  }),
};

/** References to a person whose rows they are not given, with the reason. */
export const NOT_GIVEN: Readonly<Record<string, string>> = {
  'audit_log.actor_id': 'what somebody did to others is about the others',
  'sources.uploader_id': 'an upload is its library’s, see uploads',
  'library_places.user_id': 'which libraries a video is in: see backgrounds and uploads',
  'closed_seats.user_id': 'for a week, whose seat it was that ended with its studio’s plan: see seats and history',
  'download_months.user_id': 'sums of their downloads: see downloads',
  'timetable_promos.user_id': 'in whose timetable it stands: what somebody has made is theirs, see timetablePromos',
  'films_ahead.user_id': 'made before it is asked for: its text is in promos and textFrames',
  'person_words.user_id': 'an index for searches: the words of account, preferences and seats',
  'stored_files.user_id':
    'bookkeeping of the program: the files are named in backgrounds, films, textFrames and compressions',
  'billing_notices.user_id': 'the outbox of an older version, empty',
};
