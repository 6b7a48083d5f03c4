import '@fontsource/inter/400.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/600.css';
import '@fontsource/playfair-display/600.css';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addDays } from '../../src/contract/facts/calendar.ts';
import { composeVideo, generateVideo } from '../../src/contract/renders.ts';
import { getAuthUser } from '../../src/contract/session.ts';
import { getSite } from '../../src/contract/tools.ts';
import { queryClient } from '../../src/web/api/query-client.ts';
import { siteQuery } from '../../src/web/api/site.ts';
import { userQuery } from '../../src/web/features/auth/api.ts';
import { today } from '../../src/web/ui/dates.ts';
import { contentOf } from '../promo.ts';
import { answer, hold, refuse } from './answers.ts';
import { giveFilm, giveLibrary, person, REAL_FILM_URL, SOUND_LOOP, signIn } from './people.ts';
import { givePromo, promos } from './promo-server.ts';
import { button, openPage, press } from './show.tsx';

/** What phones leave of themselves, in CSS pixels: with a browser's bars and without, upright and in landscape. */
const PHONES = [
  [320, 568],
  [360, 640],
  [375, 553],
  [390, 664],
  [412, 780],
  [430, 932],
  [568, 320],
  [844, 390],
] as const;
/** A window at 400% zoom. */
const ZOOMED = [[320, 256]] as const;
const DESKTOPS = [
  [1440, 900],
  [1280, 720],
] as const;
/** What a keyboard takes. */
const KEYBOARD = 260;

const TEXT = '**Spin Basics**\n\nCome and fly with us\n\n7:00 PM\n\nAll levels welcome';
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
const shown = <T extends Element>(selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility()) as T | undefined;

/** The pixels of the window's height, or of what a keyboard leaves of it, at which the open tool is what is seen and touched. */
function roomForTool(visible = innerHeight): number {
  const tool = shown('[role=tabpanel][id^=tools-panel]')!;
  const { left, width } = tool.getBoundingClientRect();
  let pixels = 0;
  for (let y = 0; y < visible; y += 2) {
    const at = document.elementFromPoint(left + width / 2, y);
    if (at && (tool.contains(at) || at.contains(tool))) pixels += 2;
  }
  return pixels;
}

/** How much of the window's height is taken at its lower edge by what stays there. */
function takenBelow(): number {
  const staying = [...document.querySelectorAll('[data-tools], [data-next-step], [data-covers]')].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && getComputedStyle(one).position !== 'static',
  );
  return Math.max(0, ...staying.map((one) => innerHeight - one.getBoundingClientRect().top));
}

/** Buttons, links and fields of the editor and its header that are too small for a thumb. */
function smallTargets(): string[] {
  return [...document.querySelectorAll<HTMLElement>('header, main')].flatMap((part) =>
    [...part.querySelectorAll<HTMLElement>('button, a[href], select, [role=tab]')].flatMap((one) => {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('p')) return [];
      const { width, height } = one.getBoundingClientRect();
      return width > 1 && height > 1 && (width < 43.5 || height < 43.5)
        ? [`${one.getAttribute('aria-label') ?? one.textContent}: ${Math.round(width)}x${Math.round(height)}`]
        : [];
    }),
  );
}

/** The buttons that lead to the film and are not wholly in the window, or covered. */
function outOfSight(): string[] {
  const names = /^(Generate Video|Video Ready|Upgrade to Pro|Download Video|Refresh)$/;
  const column = shown('[aria-label="Video Preview"]')!;
  return [...column.querySelectorAll('button')].flatMap((one) => {
    if (!names.test(one.textContent)) return [];
    const { left, top, bottom, width, height } = one.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return top < 0 || bottom > innerHeight || !at || !one.contains(at)
      ? [`${one.textContent} at ${Math.round(top)}`]
      : [];
  });
}

type State = { name: string; user?: Parameters<typeof person>; reach: () => Promise<unknown> };

const written = (changes: Parameters<typeof contentOf>[0] = {}) =>
  givePromo({ content: contentOf({ text: TEXT, form: { date: addDays(today(), 4) }, ...changes }) });
const editor = async () => {
  await openPage('/');
  await expect.element(button('Account')).toBeVisible();
  await expect.poll(() => shown('[role=tabpanel][id^=tools-panel]')).toBeTruthy();
};
const finish = async () => {
  giveFilm(REAL_FILM_URL);
  await press('Generate Video');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.element(button('Download Video').last()).toBeEnabled();
};

const STATES: State[] = [
  { name: 'fresh', reach: editor },
  {
    name: 'a class is asked for',
    reach: async () => {
      await editor();
      await press('Generate Promotion');
      await expect.element(page.getByRole('group', { name: 'Class' })).toBeVisible();
    },
  },
  {
    name: 'a time is asked for',
    reach: async () => {
      givePromo({ content: contentOf({ origin: 'default', timeChosen: false, form: { date: today() } }) });
      await editor();
      await press('Generate Promotion');
      await expect.element(page.getByRole('group', { name: 'Time' })).toBeVisible();
    },
  },
  {
    name: 'a day is asked for',
    reach: async () => {
      givePromo({ content: contentOf({ origin: 'default', form: { date: null, schedule: '' } }) });
      await editor();
      await press('Generate Promotion');
      await expect.element(page.getByRole('group', { name: 'Day' })).toBeVisible();
    },
  },
  { name: 'a text is written', reach: async () => [written(), await editor()] },
  {
    name: 'the class is over',
    reach: async () => {
      written({ form: { date: addDays(today(), -3) } });
      await editor();
      await expect.element(button('Use again for next week')).toBeVisible();
    },
  },
  {
    name: 'the text is out of date',
    reach: async () => {
      written({ form: { date: addDays(today(), 4) }, text: `${TEXT}\n\nThursday, November 5` });
      await editor();
      await expect.element(button('Update it')).toBeVisible();
    },
  },
  {
    name: 'at the free limit',
    user: ['free', { downloadCount: 5, downloadsRemaining: 0 }],
    reach: async () => {
      written();
      await editor();
      await expect.element(page.getByText('You have used all 5 free downloads')).toBeVisible();
    },
  },
  {
    name: 'the film is being made',
    reach: async () => {
      written();
      await editor();
      giveFilm();
      hold(composeVideo);
      await press('Generate Video');
      await expect.element(page.getByRole('region', { name: 'Creating your video...' })).toBeInTheDocument();
    },
  },
  {
    name: 'the film is finished',
    reach: async () => {
      written();
      await editor();
      await finish();
    },
  },
  {
    name: 'the film could not be made',
    reach: async () => {
      written();
      await editor();
      refuse(generateVideo, 'internal', { reference: 'K7Q2-M9XD' });
      await press('Generate Video');
      await expect.element(page.getByText(/Failed to generate video/)).toBeVisible();
    },
  },
  {
    name: 'offline',
    reach: async () => {
      written({ text: `${TEXT}\n\nThursday, November 5` });
      await editor();
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      window.dispatchEvent(new Event('offline'));
      await expect.element(page.getByText(/You are offline/)).toBeVisible();
    },
  },
  {
    name: 'changed on another device',
    reach: async () => {
      const { id } = written();
      await editor();
      promos[0] = { ...promos.find((promo) => promo.id === id)!, version: 2, content: contentOf({ text: 'Theirs' }) };
      await page.getByLabelText('Class details').fill('Bring water');
      await expect.element(page.getByText('Changed on another device.')).toBeVisible();
      (document.activeElement as HTMLElement).blur();
    },
  },
  {
    name: 'the question about cookies',
    reach: async () => {
      written();
      await editor();
      answer(getSite, {
        supportEmail: 'a@example.com',
        postalAddress: '',
        production: false,
        metaPixelId: '1',
        instagram: false,
      });
      await queryClient.refetchQueries(siteQuery);
      await expect.element(page.getByRole('region', { name: 'May we use advertising cookies?' })).toBeVisible();
    },
  },
  {
    name: 'the session has ended',
    reach: async () => {
      written();
      await editor();
      refuse(getAuthUser, 'unauthorized');
      await queryClient.refetchQueries(userQuery);
      await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Sign In' })).toBeVisible();
    },
  },
];

describe('the room that a phone leaves the tool', () => {
  beforeAll(() => page.viewport(390, 664));
  afterAll(() => page.viewport(1440, 900));
  afterEach(() => {
    vi.restoreAllMocks();
    window.dispatchEvent(new Event('online'));
  });
  test.each(STATES)('$name [B475 B476 B481 E1 E10 E12 K7]', async ({ user, reach }) => {
    const faults: string[] = [];
    await page.viewport(390, 664);
    signIn(person(...(user ?? [])));
    giveLibrary({ universal: [SOUND_LOOP] });
    answer(generateVideo, { renderId: crypto.randomUUID(), skipTextOverlay: true });
    await reach();
    await document.fonts.ready;
    for (const [width, height] of PHONES) {
      await page.viewport(width, height);
      scrollTo({ top: 0, behavior: 'instant' });
      await frames();
      await frames();
      const size = `${width}x${height}`;
      const wrong = (what: string) => faults.push(`${size}: ${what}`);
      if (document.documentElement.scrollWidth > width) wrong(`${document.documentElement.scrollWidth} px wide`);
      for (const small of smallTargets()) wrong(`small: ${small}`);
      const dialog = shown('[role=dialog]');
      if (dialog) {
        const { top, bottom } = dialog.getBoundingClientRect();
        if (top < 0 || bottom > height) wrong(`the dialog goes from ${top} to ${bottom}`);
        continue;
      }
      const stage = shown('[aria-label="Video Preview"] canvas, [aria-label="Video Preview"] video')!.parentElement!;
      const { width: across, height: high } = stage.getBoundingClientRect();
      const below = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
      const { top: start } = shown('[aria-label="Video Preview"]')!.getBoundingClientRect();
      const due = width > 640 ? Math.min(356, Math.max(230, height - start - below) - 24) : 356;
      if (Math.abs(high - due) > 1 || Math.abs(across - (due * 200) / 356) > 1) wrong(`preview ${across}x${high}`);
      const taken = takenBelow();
      if (taken > height / 3) wrong(`${taken} of ${height} px taken below`);

      shown('[role=tabpanel][id^=tools-panel]')!.scrollIntoView({ behavior: 'instant' });
      await frames();
      await frames();
      const room = roomForTool();
      if (room < 260) wrong(`${room} px for the tool`);

      const field = shown<HTMLElement>('[role=tabpanel] input:not([type=radio])')!;
      field.focus({ preventScroll: true });
      const keyboard = vi.spyOn(window.visualViewport!, 'height', 'get').mockReturnValue(height - KEYBOARD);
      window.visualViewport!.dispatchEvent(new Event('resize'));
      await frames();
      const typing = roomForTool(height - KEYBOARD);
      if (typing < height - KEYBOARD - 60) wrong(`${typing} px beside the keyboard`);
      field.blur();
      keyboard.mockRestore();
      window.visualViewport!.dispatchEvent(new Event('resize'));
      await frames();
    }
    for (const [width, height] of [...ZOOMED, ...DESKTOPS]) {
      await page.viewport(width, height);
      scrollTo({ top: 0, behavior: 'instant' });
      await frames();
      await frames();
      if (shown('[role=dialog]')) continue;
      if (document.documentElement.scrollWidth > width)
        faults.push(`${width}: ${document.documentElement.scrollWidth} px wide`);
      if (width > 1000) faults.push(...outOfSight().map((one) => `${width}x${height}: ${one} is out of sight`));
      else {
        shown('[role=tabpanel][id^=tools-panel]')!.scrollIntoView({ behavior: 'instant' });
        await frames();
        await frames();
        if (roomForTool() < height - 4) faults.push(`${width}x${height}: ${roomForTool()} px for the tool`);
      }
    }
    expect(faults).toEqual([]);
  });
});
