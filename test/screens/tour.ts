import type { Page } from '@playwright/test';
import type { Services } from '../../src/server/services.ts';
import { expect, type Person, test, type Who } from '../journeys/fixtures.ts';
import { violations } from './axe.ts';
import { cutOff, misfits } from './fit.ts';
import { expectLoaded, expectLooks, type Look } from './looks.ts';

/** Where a tour is. */
export type Scene = {
  readonly page: Page;
  readonly services: Services;
  /** Who is signed in. */
  readonly person: Person | null;
};

/** One screen of a tour, in one state: how it is reached from the one before, and what is looked at beside whether everything on it fits. */
export type Screen = {
  /** What it is called in reports; its picture is called so too. */
  name: string;
  /** The address to open; without one, the tour goes on where it stands. */
  at?: string;
  /** What is done until the screen stands, once the address is open. */
  reach?(scene: Scene): Promise<unknown>;
  /** The heading that says that it is there: where an address is opened, any of the first level unless told. */
  heading?: string;
  /** What of its approved picture never looks the same twice; false where the picture of another state says all. */
  picture?: Look | false;
  /** What axe looks at: everything unless told; false where it has looked at the same just before. */
  axe?: string | false;
  /** It is laid out anew on a wide screen, or stands for all that are only given more room there. The others are looked at on a phone alone. */
  wide?: true;
  /** It shows how the page waits. */
  waiting?: true;
  /** What may be smaller than other targets, for there is room around it (WCAG 2.2, 2.5.8, spacing). */
  apart?: string;
  /** Its buttons are looked at on the narrowest phones as well. */
  narrow?: true;
};

type Tour = {
  /** Who looks; without, a visitor. */
  who?: Who;
  /** Errors in the console that its screens provoke. */
  errors?: RegExp;
  /** What stands before the first screen, such as answers that are pinned. */
  begin?(scene: Scene): Promise<unknown>;
};

/** Opens each screen of a table once and does everything there that a picture, axe and a ruler ask; what is wrong with one does not hide the next. */
export function tour(title: string, { who, errors, begin }: Tour, screens: readonly Screen[]): void {
  test(title, async ({ page, join, services, log, isMobile }) => {
    if (errors) log.allow(errors);
    const scene = { page, services, person: who ? await join(who) : null };
    await begin?.(scene);
    for (const screen of screens) {
      if (!screen.wide && !isMobile) continue;
      await test.step(screen.name, async () => {
        await open(scene, screen);
        await look(page, screen, isMobile);
      });
    }
  });
}

async function open(scene: Scene, { at, reach, heading }: Screen): Promise<void> {
  const { page } = scene;
  if (at) await page.goto(at);
  await reach?.(scene);
  const named = heading === undefined ? { level: 1 } : { name: heading };
  if (at || heading) await expect(page.getByRole('heading', named).first()).toBeVisible();
}

async function look(page: Page, screen: Screen, isMobile: boolean): Promise<void> {
  const { name, picture, axe = 'html', waiting, apart, narrow } = screen;
  if (!waiting) await expectLoaded(page);
  if (picture !== false) await expectLooks(page, `${isMobile ? 'phone' : 'desktop'}-${name}`, picture);
  if (axe) expect.soft(await violations(page, axe), name).toEqual([]);
  expect.soft(await misfits(page, apart), name).toEqual([]);
  if (narrow && isMobile) expect.soft(await cutOff(page), name).toEqual([]);
}
