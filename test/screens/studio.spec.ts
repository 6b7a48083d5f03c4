import type { Page } from '@playwright/test';
import { savePreferences } from '../../src/contract/profile.ts';
import { lookAtInvitation } from '../../src/contract/studio.ts';
import { addFilm, giveFilm } from '../journeys/films.ts';
import { askToDelete, button, closeFilm, expect, openStudio, openTool, press, test } from '../journeys/fixtures.ts';
import { sample } from '../journeys/footage.ts';
import { tab } from '../journeys/people.ts';
import { buyPlan } from '../journeys/plans.ts';
import { walkByTab } from './fit.ts';
import { showPart } from './looks.ts';
import { OFFER, pin, pinCompression, pinOwnClips, pinTestVideos, pinWriter, SOUND_FILM } from './pinned.ts';
import { type Scene, type Screen, tour } from './tour.ts';

test.use({ timezoneId: 'UTC' });

const DIALOG = '[role=dialog]';
const PANEL = '[role=tabpanel]';
const VIDEOS = { moving: ['video'] };
const OWN_ADDRESS = { moving: ['text=@example.com'] };

/** One of the editor's steps, at the top of what is visible. */
async function showStep(page: Page, tool: Parameters<typeof openTool>[1], step: string): Promise<void> {
  await openTool(page, tool);
  await showPart(page, step);
}

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><circle cx="100" cy="100" r="92" fill="none" stroke="#f5c542" stroke-width="8"/><path d="M100 20v160" stroke="#e0359a" stroke-width="10"/></svg>`;

const openDialog = async ({ page }: Scene, opener: string, title: string) => {
  await press(page, opener);
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
};

const OPENING: Screen[] = [
  { name: 'welcome', at: '/', heading: 'Welcome to Spinreel' },
  {
    name: 'loading',
    reach: async ({ page }) => {
      await page.route('**/api/auth/user', () => undefined, { times: 1 });
      await page.goto('/');
      await expect(page.getByRole('status').filter({ hasText: /^Loading$/ })).toBeVisible();
    },
    waiting: true,
    axe: false,
  },
  {
    name: 'error',
    reach: async ({ page }) => {
      await page.route('**/api/auth/user', (route) => route.fulfill({ json: { id: 'broken' } }), { times: 1 });
      await page.goto('/');
    },
    heading: 'Something went wrong',
    axe: false,
  },
];

const EDITOR: Screen[] = [
  {
    name: 'editor',
    wide: true,
    reach: async ({ page }) => {
      const names = { instructorName: 'Jasmine', studio: 'Sky Studio' };
      const saved = await page.request.post(savePreferences.path, { data: names });
      expect(saved.ok(), await saved.text()).toBe(true);
      await openStudio(page);
    },
    narrow: true,
  },
  {
    name: 'editor by Tab',
    wide: true,
    reach: async ({ page }) => {
      const { seen, covered } = await walkByTab(page);
      expect.soft(covered, 'covered while it has the focus').toEqual([]);
      expect.soft(seen).toBeGreaterThan(15);
    },
    picture: false,
    axe: false,
  },
  {
    name: 'library-free',
    wide: true,
    reach: async ({ page }) => {
      await openTool(page, 'Background');
      await tab(page, 'My Videos').click();
      await showPart(page, 'Step 3');
    },
    axe: PANEL,
  },
  {
    name: 'account of who pays nothing',
    reach: (scene) => openDialog(scene, 'Account', 'Account Settings'),
    picture: false,
    axe: DIALOG,
  },
  {
    name: 'editor-text',
    wide: true,
    reach: async ({ page }) => {
      await page.keyboard.press('Escape');
      await tab(page, 'Spinreel Library').click();
      await openTool(page, 'Text');
      await press(page, 'Edit Promotion');
      const text = page.getByLabel('Promotional text');
      await text.fill('Come and **spin** with us\n\nEvery Thursday, 7:00 PM\n\nAll levels');
      await text.blur();
      await showPart(page, 'Step 2');
    },
    axe: false,
    narrow: true,
  },
  { name: 'editor-style', wide: true, reach: ({ page }) => showStep(page, 'Style', 'Step 4'), axe: false },
  {
    name: 'progress',
    wide: true,
    reach: async ({ page }) => {
      await page.route('**/api/generate-video', () => undefined, { times: 1 });
      await button(page, 'Generate Video').last().click();
      await expect(page.getByRole('region', { name: 'Creating your video...' })).toBeVisible();
    },
    waiting: true,
    axe: 'aside',
  },
  {
    name: 'film-screen',
    wide: true,
    reach: async ({ page, services, person }) => {
      await button(page, 'Cancel').last().click();
      await giveFilm(page, await addFilm(services, person!.id));
      await page.evaluate(() => scrollTo(0, 0));
      await button(page, 'Generate Video').last().click();
      await expect(page.getByRole('dialog', { name: 'Your video is ready' })).toBeVisible();
    },
    // What is behind it cannot be seen.
    picture: { moving: [`${DIALOG} video`] },
    axe: DIALOG,
    narrow: true,
  },
  {
    name: 'film',
    wide: true,
    reach: async ({ page }) => {
      await closeFilm(page);
      await expect(button(page, 'Download Video').last()).toBeEnabled();
    },
    picture: VIDEOS,
    axe: 'aside',
    narrow: true,
  },
];

const LIBRARY: Screen[] = [
  {
    name: 'library',
    wide: true,
    reach: async ({ page }) => {
      await openStudio(page);
      await openTool(page, 'Background');
      await tab(page, 'My Videos').click();
      await showPart(page, 'Step 3');
    },
  },
  {
    name: 'library-clips',
    wide: true,
    reach: async ({ page }) => {
      await pinOwnClips(page);
      await openStudio(page);
      await openTool(page, 'Background');
      await tab(page, 'My Videos').click();
      await showPart(page, 'Step 3');
    },
    axe: PANEL,
  },
  {
    name: 'the menu of a clip',
    reach: ({ page }) => press(page, 'More: Tuesday class, part 2'),
    picture: false,
    axe: '[role=menu]',
  },
  {
    name: 'library-delete',
    reach: async ({ page }) => {
      await page.keyboard.press('Escape');
      await askToDelete(page, 'Tuesday class, part 2');
    },
    axe: DIALOG,
  },
  {
    name: 'editor with everything open',
    wide: true,
    reach: async ({ page }) => {
      await page.keyboard.press('Escape');
      await tab(page, 'Spinreel Library').click();
      await press(page, 'Select: Sound Loop');
      await openTool(page, 'Text');
      await press(page, 'Edit Promotion');
      await openTool(page, 'Style');
      await page.getByRole('slider', { name: 'Duration in seconds' }).press('Home');
      await openTool(page, 'Class');
      await page.getByLabel('Class type', { exact: true }).selectOption('Add New Custom...');
      await page.getByLabel('Date', { exact: true }).click();
      await expect(page.locator('table')).toBeVisible();
    },
    picture: false,
  },
];

const chooseVideo = async ({ page }: Scene) => {
  await page.locator('input[type=file]').setInputFiles(sample('h264_portrait_720x1080_1s.mp4'));
  await expect(button(page, 'Compress Video')).toBeVisible();
};

const MADE_VIDEO = '**/api/transparent-video?*';

const TOOLS: Screen[] = [
  { name: 'account-switch', at: '/account-switch' },
  { name: 'join without an invitation', at: '/join', picture: false },
  {
    name: 'transparency-simple',
    // The server would make this video for a minute; in the pictures it is covered.
    reach: async ({ page }) => {
      await page.route(MADE_VIDEO, (route) => route.fulfill({ status: 302, headers: { location: SOUND_FILM } }));
      await page.goto('/transparency-test-simple');
    },
    heading: 'Simple Transparency Test',
    picture: VIDEOS,
  },
  { name: 'transparency', at: '/transparency-test', picture: VIDEOS },
  {
    name: 'transparency-made',
    reach: async ({ page }) => {
      // As long as there is a route, the browser fetches every file again.
      await page.unroute(MADE_VIDEO);
      await pinTestVideos(page);
      await press(page, 'Generate New Test Videos');
      await expect(page.getByRole('article')).toHaveCount(2);
      await page.getByRole('button', { name: 'Show URLs' }).first().click();
    },
    heading: 'Slide up',
    picture: VIDEOS,
  },
  { name: 'compression', at: '/compression' },
  { name: 'compression-chosen', reach: chooseVideo },
  {
    name: 'compression that failed',
    reach: async ({ page }) => {
      await page.route('**/api/compress-video', (route) => route.abort(), { times: 1 });
      await press(page, 'Compress Video');
      await expect(page.getByRole('alert').filter({ hasText: 'Compression Failed' })).toBeVisible();
    },
    picture: false,
  },
  {
    name: 'compression-done',
    reach: async (scene) => {
      await scene.page.goto('/compression');
      await chooseVideo(scene);
      await pinCompression(scene.page);
      await press(scene.page, 'Compress Video');
    },
    heading: 'Compression complete',
    picture: VIDEOS,
  },
];

const PLAN: Screen[] = [
  {
    name: 'success',
    wide: true,
    reach: async ({ page }) => {
      const sessionId = await buyPlan(page, 'individual_pro');
      await page.goto(`/subscription/success?payment_success=true&session_id=${sessionId}`);
      await press(page, 'Stay here');
    },
    heading: 'Welcome to Pro!',
  },
  {
    name: 'upgrade-paying',
    at: '/upgrade?error=payment_failed',
    reach: ({ page }) => expect(page.getByRole('alert').filter({ hasText: 'Active Subscription' })).toBeVisible(),
    heading: 'Upgrade to Pro',
  },
  {
    name: 'account',
    wide: true,
    reach: async (scene) => {
      await openStudio(scene.page);
      await openDialog(scene, 'Account', 'Account Settings');
    },
    picture: { moving: ['text=@example.com', 'text=/^Renews on/'] },
    axe: DIALOG,
  },
  {
    name: 'change-password',
    reach: (scene) => openDialog(scene, 'Change Password', 'Change Password'),
    axe: DIALOG,
  },
  {
    name: 'brand-kit',
    reach: async (scene) => {
      await scene.page.keyboard.press('Escape');
      await openDialog(scene, 'Brand kit', 'Brand kit');
      const logo = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) };
      await scene.page.getByLabel('Logo file').setInputFiles(logo);
      await expect(scene.page.getByRole('radiogroup', { name: 'Where it stands' })).toBeVisible();
    },
    axe: DIALOG,
    narrow: true,
  },
];

const WRITING: Screen[] = [
  {
    name: 'editor-chips',
    wide: true,
    reach: async ({ page }) => {
      await pinWriter(page);
      await openStudio(page);
      await page.getByLabel('Class type', { exact: true }).selectOption('Spin Basics');
      await page.getByLabel('Schedule', { exact: true }).selectOption('Every Thursday');
      await page.getByLabel('Time', { exact: true }).selectOption('7:00 PM');
      await page.getByLabel('Class details').fill('1st class free! bring knee pads. Book at skystudio.com');
      await button(page, 'Generate Promotion').last().click();
      await showStep(page, 'Text', 'Step 2');
      await button(page, 'First class free. Not right?').click();
      const chips = page.getByRole('list', { name: 'What the writer understood' });
      await chips.evaluate((list) => list.scrollIntoView({ behavior: 'instant', block: 'center' }));
    },
    narrow: true,
  },
  { name: 'editor-choices', wide: true, reach: ({ page }) => showStep(page, 'Text', 'Step 2'), narrow: true },
];

const LEAVING: Screen[] = [
  {
    name: 'join with one’s own address',
    reach: async ({ page, person }) => {
      await pin(page, lookAtInvitation, { ...OFFER, email: person!.email });
      await page.goto('/join?token=t');
      await expect(button(page, 'Join Moon Studio')).toBeVisible();
    },
    picture: false,
  },
  {
    name: 'join-other-account',
    reach: async ({ page }) => {
      await pin(page, lookAtInvitation, OFFER);
      await page.goto('/join?token=t');
      await expect(button(page, 'Switch Account')).toBeVisible();
    },
    heading: 'Join Moon Studio',
    picture: OWN_ADDRESS,
  },
  {
    name: 'cancel one’s own subscription',
    reach: async (scene) => {
      await buyPlan(scene.page, 'studio_pro');
      await openStudio(scene.page);
      await openDialog(scene, 'Account', 'Account Settings');
      await openDialog(scene, 'Cancel subscription', 'Cancel your subscription?');
    },
    picture: false,
    axe: DIALOG,
  },
  {
    name: 'downgrade',
    reach: async (scene) => {
      await scene.page.keyboard.press('Escape');
      await openDialog(scene, 'Downgrade to Individual Pro', 'Downgrade to Individual Pro?');
    },
    picture: false,
    axe: DIALOG,
  },
];

const JASMINE = { firstName: 'Jasmine' };
tour(
  'the studio, from the welcome to the finished film [B39 B40 F-S5]',
  { who: { ...JASMINE, instructorName: null }, errors: /Cannot read properties of undefined \(reading 'plan'\)/ },
  [...OPENING, ...EDITOR],
);
tour('tools, plan, library and account [B39 B40]', { who: JASMINE, errors: /Compression failed/ }, [
  ...TOOLS,
  ...PLAN,
  ...LIBRARY,
  ...LEAVING,
]);
tour('what was understood, and texts to choose from [B39 B40 B195 B197]', { who: JASMINE }, WRITING);
