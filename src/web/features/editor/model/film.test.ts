import { describe, expect, test } from 'vitest';
import { entitlements } from '../../../../contract/plans.ts';
import type { User } from '../../../../contract/session.ts';
import { told } from '../../../api/failure.ts';
import { downloadButton, generateButton } from './buttons.ts';
import { type Film, type FilmAction, filmReducer, isBusy, NO_FILM } from './film.ts';

const ticket = { renderId: 'r1', overlayId: 'o1', watermark: true };
const file = new File(['x'], 'film.mp4', { type: 'video/mp4' });

function filmAfter(...actions: FilmAction[]): Film {
  return actions.reduce(filmReducer, NO_FILM);
}

const started: FilmAction = { type: 'started', attempt: 'a' };
const handedIn: FilmAction = { type: 'handedIn', attempt: 'a', ticket };
const filmed: FilmAction = { type: 'filmed', attempt: 'a', url: '/film.mp4' };
const loaded: FilmAction = { type: 'loaded', attempt: 'a', file };

describe('the stages of a film', () => {
  test('goes from idle through generating, composing and ready to completed, with the specified milestones [S4.8 S4.14 S9.6]', () => {
    expect(filmAfter(started)).toMatchObject({ status: 'generating', progress: 0, message: 'Initializing' });
    expect(filmAfter(started, handedIn)).toMatchObject({ status: 'composing', ticket });
    expect(filmAfter(started, handedIn, filmed)).toMatchObject({ status: 'ready', progress: 98, url: '/film.mp4' });
    expect(filmAfter(started, handedIn, filmed, loaded)).toMatchObject({
      status: 'completed',
      progress: 100,
      message: 'Video ready for download!',
      file,
    });
  });

  test('without an overlay it is ready at once, and still busy [S4.11]', () => {
    const film = filmAfter(started, { type: 'handedIn', attempt: 'a', ticket: { ...ticket, overlayId: null } });
    expect(film.status).toBe('ready');
    expect(isBusy(film)).toBe(true);
  });

  test("a render is picked up at the server's progress", () => {
    expect(filmAfter({ type: 'resumed', attempt: 'b', ticket })).toMatchObject({
      status: 'composing',
      attempt: 'b',
      ticket,
    });
  });

  test('progress never goes back [S4.10]', () => {
    const at = (progress: number): FilmAction => ({ type: 'progressed', attempt: 'a', progress, message: 'm' });
    expect(filmAfter(started, handedIn, at(60), at(40)).progress).toBe(60);
    expect(filmAfter(started, at(400)).progress).toBe(100);
  });

  test('a failure ends the attempt and says why [S4.8]', () => {
    const failure = { ...told('Composition failed'), upgrade: false };
    const film = filmAfter(started, handedIn, { type: 'failed', attempt: 'a', failure, ticket: null });
    expect(film).toMatchObject({ status: 'error', failure, url: null, progress: 0 });
  });
});

describe('outdated reports', () => {
  const reports: FilmAction[] = [
    { type: 'progressed', attempt: 'a', progress: 50, message: 'late' },
    handedIn,
    filmed,
    loaded,
    { type: 'failed', attempt: 'a', failure: { ...told('late'), upgrade: false }, ticket: null },
  ];

  test.each(reports)('$type of a discarded attempt is ignored', (report) => {
    expect(filmAfter(started, { type: 'discarded' }, report)).toBe(NO_FILM);
  });

  test.each(reports)('$type of an older attempt is ignored', (report) => {
    const current = filmAfter(started, { type: 'discarded' }, { type: 'started', attempt: 'b' });
    expect(filmReducer(current, report)).toBe(current);
  });

  test('discarding a finished film gives idle; discarding nothing changes nothing', () => {
    expect(filmAfter(started, handedIn, filmed, loaded, { type: 'discarded' })).toEqual(NO_FILM);
    expect(filmReducer(NO_FILM, { type: 'discarded' })).toBe(NO_FILM);
  });
});

function person(downloadsRemaining: number | null): User {
  return {
    id: 'u',
    email: 'a@example.com',
    emailVerified: false,
    firstName: '',
    lastName: '',
    role: 'user',
    subscriptionStatus: 'free',
    downloadCount: 0,
    downloadsRemaining,
    entitlements: entitlements({ role: 'user', subscriptionStatus: 'free' }),
  };
}

describe('buttons [S2.45]', () => {
  const free = person(3);

  test('Generate Video is disabled while a film is being made [S4.17]', () => {
    expect(generateButton(NO_FILM, free)).toMatchObject({ label: 'Generate Video', disabled: false });
    for (const film of [filmAfter(started), filmAfter(started, handedIn), filmAfter(started, handedIn, filmed)]) {
      expect(generateButton(film, free)).toMatchObject({ label: 'Generate Video', disabled: true });
    }
  });

  test('it reads Video Ready when the film is ready, and is enabled again when it is discarded [S4.15 S4.17]', () => {
    expect(generateButton(filmAfter(started, handedIn, filmed, loaded), free)).toMatchObject({
      label: 'Video Ready',
      disabled: true,
    });
    expect(generateButton(filmAfter(started, handedIn, filmed, loaded, { type: 'discarded' }), free).disabled).toBe(
      false,
    );
  });

  test('at the limit it leads to the plans; an unlimited plan has no limit [S4.26]', () => {
    expect(generateButton(NO_FILM, person(0))).toMatchObject({
      label: 'Upgrade to Pro',
      upgrade: true,
      disabled: false,
    });
    expect(generateButton(NO_FILM, person(null)).upgrade).toBe(false);
  });

  test('Download Video is enabled only with a film in memory [S4.18]', () => {
    expect(downloadButton(NO_FILM, false)).toMatchObject({ label: 'Download Video', disabled: true });
    expect(downloadButton(filmAfter(started, handedIn, filmed), false)).toMatchObject({
      label: 'Preparing...',
      disabled: true,
    });
    const there = filmAfter(started, handedIn, filmed, loaded);
    expect(downloadButton(there, false)).toMatchObject({ label: 'Download Video', disabled: false });
    expect(downloadButton(there, true)).toMatchObject({ label: 'Downloading...', disabled: true });
  });
});
