import type { Engine } from '../engines.ts';
import type { Page } from '../page.ts';
import type { Site } from '../site.ts';
import { PASSWORD } from '../site.ts';

/**
 * What a journey works with. `newVisitor` closes the page and opens one for a new visitor; `folder` is for files;
 * `email` is the person's.
 */
export type World = {
  engine: Engine;
  site: Site;
  page: Page;
  folder: string;
  email: string;
  newVisitor: () => Promise<void>;
};

/** Something a person does or sees; its return value is reported beside it. */
export type Step = { name: string; run: (world: World) => Promise<unknown> };
export type Journey = { name: string; steps: readonly Step[] };

export const step = (name: string, run: Step['run']): Step => ({ name, run });

/** @throws Error with these words if it is false */
export function expect(isSo: boolean, words: string): void {
  if (!isSo) throw new Error(words);
}

/** Opens one of the editor's steps; where the screen is wide all of them are there. */
export async function openTool(page: Page, name: 'Text' | 'Background' | 'Style'): Promise<void> {
  if (await page.run(() => window.innerWidth < 1024)) await page.press({ role: 'tab', name });
}

export const seeEditor = (page: Page) => page.see({ role: 'heading', name: 'Add Your Class Information' });

/** Signs a person in through the form; ends in the editor. */
export async function signIn({ page, site, email }: World): Promise<void> {
  await page.open(`${site.url}/auth`);
  await page.type('Email', email);
  await page.type('Password', PASSWORD);
  await page.press({ role: 'button', name: 'Sign In' });
  await seeEditor(page);
}

/** Fills in the registration form. `email` is null if the page knows it already. */
export async function register(page: Page, email: string | null): Promise<void> {
  if (email !== null) await page.type('Email', email);
  await page.type('Password', PASSWORD);
  await page.type('Confirm password', PASSWORD);
  await page.press({ role: 'field', name: /18 or older/ });
  await page.press({ role: 'button', name: 'Create Account' });
}
