/** What people come to do, as counted steps: written once for all engines. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sample } from '../../../test/journeys/footage.ts';
import { greyFrame, meanLevel } from '../../../test/media/inspect.ts';
import { waitForMails } from '../../../test/outbox.ts';
import { inkOf } from '../in-page.ts';
import { newEmail, signUp } from '../site.ts';
import { expectPlaying, FILM, FILM_STEPS } from './film.ts';
import { posts } from './posts.ts';
import { expect, type Journey, openTool, register, seeEditor, signIn, step, type World } from './world.ts';

const runFfmpeg = promisify(execFile);
const INGEST_SECONDS = 900;
const WORDS_INK = 500;

const signUpToFilm: Journey = {
  name: 'sign-up to film',
  steps: [
    step('opens the landing page', async ({ page, site }) => {
      await page.open(`${site.url}/`);
      await page.press({ role: 'link', name: 'Get Started Free' });
      await page.see({ role: 'field', name: 'Email' });
    }),
    step('registers', async ({ page, site }) => {
      await page.open(`${site.url}/auth?mode=create`);
      await register(page, newEmail());
      await page.see({ role: 'heading', name: 'Welcome to Spinreel' });
    }),
    step('says who they are', async ({ page }) => {
      await page.type('Your Name', 'Jasmine');
      await page.type('Studio Name', 'Sky Studio');
      await page.press({ role: 'button', name: 'Get Started' });
      await seeEditor(page);
    }),
    step('enters the class', async ({ page }) => {
      await page.choose('Class type', 'Spin Basics');
      await page.choose('Schedule', 'Every Thursday');
      await page.choose('Time', '7:00 PM');
      await page.type('Class details', 'Bring shorts, water and a friend');
    }),
    step('gets a text', async ({ page }) => {
      await page.press({ role: 'button', name: 'Generate Promotion' });
      await openTool(page, 'Text');
      await page.read(/Every Thursday, 7:00 PM/);
      await page.press({ role: 'button', name: 'Edit Promotion' });
      await page.until('class in the text', async () => /Every Thursday/.test(await page.valueOf('Promotional text')));
      await page.press({ role: 'button', name: 'Hide Editor' });
    }),
    step('sees the text in the preview', async ({ page }) => {
      await page.until('ink on the preview', async () => (await page.canvas(inkOf)) > WORDS_INK);
      return `${await page.canvas(inkOf)} pixels of ink`;
    }),
    ...FILM_STEPS,
  ],
};

const upload: Journey = {
  name: "a phone's video",
  steps: [
    step('signs in', async (world) => {
      world.email = await signUp(world.site, { role: 'pro' });
      await signIn(world);
    }),
    step('chooses what an iPhone has filmed', async ({ page, folder }) => {
      const path = join(folder, 'IMG_0042.MOV');
      const input = ['-stream_loop', '15', '-i', sample('iphone_hevc_hlg10_short_rot90.mp4')];
      await runFfmpeg('ffmpeg', ['-v', 'error', ...input, '-map', '0:v:0', '-map', '0:a:0', '-c', 'copy', path]);
      await openTool(page, 'Background');
      await page.press({ role: 'tab', name: /^My Videos/ });
      await page.giveFile('input[type=file]:not([capture])', path);
    }),
    step('the clip is ready', ({ page }) => page.see({ role: 'button', name: CLIP }, INGEST_SECONDS)),
    step('chooses it as background', async ({ page }) => {
      // If nothing was chosen, the first clip is chosen automatically.
      const isOffered = await page.see({ role: 'pressed', name: CLIP }, 3).catch(() => null);
      if (!isOffered) await page.press({ role: 'button', name: CLIP });
      await page.see({ role: 'pressed', name: CLIP });
    }),
    step('it plays in the preview', ({ page }) => expectPlaying(page, /^$/, 270)),
    ...FILM_STEPS,
    step('the film shows it', async ({ folder }) => {
      const level = meanLevel(await greyFrame(join(folder, FILM), 0));
      expect(level > 8, `The film's mean grey level is ${level.toFixed(1)}.`);
      return `mean grey level ${level.toFixed(0)}`;
    }),
  ],
};
const CLIP = /^Select: IMG/;

const joinByLink: Journey = {
  name: 'join by link',
  steps: [
    step('an owner signs in', async (world) => {
      world.email = await signUp(world.site, { role: 'studio_owner', subscriptionStatus: 'studio_pro' });
      await signIn(world);
    }),
    step('invites somebody', async (world) => {
      const { page } = world;
      world.email = newEmail();
      await openTool(page, 'Background');
      await page.press({ role: 'tab', name: 'Admin Panel' });
      await page.press({ role: 'tab', name: 'Team Management' });
      await page.type('Name', 'Mia', 'Add a team member');
      await page.type('Email', world.email, 'Add a team member');
      await page.press({ role: 'button', name: 'Add member' });
      await page.read(/1 of 10 seats taken/);
    }),
    step('who opens the link in the mail', async (world) => {
      const [mail] = await waitForMails(world.site, world.email);
      const link = /https?:\/\/\S+\/join\?token=[\w-]+/.exec(mail!.text)?.[0];
      expect(link !== undefined, `There is no link in: ${mail!.text}`);
      await world.newVisitor();
      await world.page.open(link!);
      await world.page.see({ role: 'heading', name: 'Join Sky Studio' });
    }),
    step('registers with the invited address', async ({ page, email }) => {
      await page.press({ role: 'link', name: 'Create Account' });
      const known = await page.valueOf('Email');
      expect(known === email, `The form knows ${known || 'no address'}.`);
      await register(page, null);
    }),
    step('and joins', async ({ page }) => {
      await page.press({ role: 'button', name: 'Join Sky Studio' });
      await seeEditor(page);
      await page.read(/\bTEAM\b/);
    }),
  ],
};

const planNow = ({ page }: World) =>
  page.run(async () => (await (await fetch('/api/user')).json()).entitlements.plan as string);

const pay: Journey = {
  name: 'pay',
  steps: [
    step('signs in', async (world) => {
      world.email = await signUp(world.site);
      await signIn(world);
    }),
    step('chooses a plan', async (world) => {
      expect((await planNow(world)) === 'free', 'The plan is not free.');
      await world.page.open(`${world.site.url}/upgrade`);
      await world.page.press({ role: 'button', name: 'Get Individual Pro' });
      await world.page.see({ role: 'heading', name: 'Mock checkout' });
    }),
    step('pays', async ({ page }) => {
      await page.press({ role: 'button', name: 'Use 4242 4242 4242 4242' });
      await page.press({ role: 'button', name: 'Test Successful Payment' });
      await page.see({ role: 'heading', name: 'Welcome to Pro!' }, 60);
    }),
    step('has the plan', async (world) => {
      await world.page.read(/Individual Pro is active/);
      const plan = await planNow(world);
      expect(plan === 'individual', `The plan is ${plan}.`);
      return plan;
    }),
  ],
};

/** Loads a page in a browser that has no service worker yet, as on a first visit. @returns whether it has one a few seconds later */
async function registersAnew({ page, site }: World): Promise<boolean> {
  await page.run(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.open(`${site.url}/`);
  const isActive = () => page.run(async () => !!(await navigator.serviceWorker.getRegistration())?.active);
  return page.until('worker', isActive, 15).then(
    () => true,
    () => false,
  );
}

const offline: Journey = {
  name: 'offline',
  steps: [
    step('signs in', async (world) => {
      world.email = await signUp(world.site);
      await signIn(world);
    }),
    step('every first load registers the worker', async (world) => {
      let registered = 0;
      for (let load = 0; load < world.engine.loads; load++) if (await registersAnew(world)) registered++;
      const count = `registered in ${registered} of ${world.engine.loads} loads`;
      expect(registered === world.engine.loads, count);
      return count;
    }),
    step('nobody is told of a new version', async ({ page }) => {
      expect(!/A new version/.test(await page.words()), 'A first visitor is told that a new version is ready.');
    }),
    step('writes a draft', async ({ page }) => {
      await seeEditor(page);
      await page.type('Class details', 'Written before the line was lost');
      // The draft is saved a moment after the last keystroke.
      await sleep(1500);
    }),
    step('the program opens without the server', async ({ page, site }) => {
      await site.cut();
      await page.open(`${site.url}/`);
      await seeEditor(page);
      const draft = await page.valueOf('Class details');
      expect(draft === 'Written before the line was lost', `Without the server the draft is ${draft || 'empty'}.`);
    }),
    step('and the studio with its draft when it is back', async ({ page, site }) => {
      await site.join();
      await page.open(`${site.url}/`);
      await seeEditor(page);
      const draft = await page.valueOf('Class details');
      expect(draft === 'Written before the line was lost', `The draft is ${draft || 'empty'}.`);
    }),
  ],
};

export const JOURNEYS: readonly Journey[] = [signUpToFilm, upload, joinByLink, pay, posts, offline];
