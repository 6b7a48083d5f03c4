import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deleteUser } from '../../src/contract/admin.ts';
import { register } from '../../src/contract/auth.ts';
import { confirmCheckout, createCheckout } from '../../src/contract/billing.ts';
import { addDays } from '../../src/contract/facts/calendar.ts';
import { type Clip, createUpload, type IngestJob } from '../../src/contract/library.ts';
import { generatePromotion } from '../../src/contract/promotion.ts';
import { countDownload } from '../../src/contract/renders.ts';
import { acceptInvitation, lookAtInvitation } from '../../src/contract/studio.ts';
import { today } from '../../src/web/ui/dates.ts';
import { contentOf } from '../promo.ts';
import { adminUser, keepPeople } from './admin-people.ts';
import { answer } from './answers.ts';
import { enter, expectHeard, listen, tabTo, type } from './listen.ts';
import { giveFilm, giveLibrary, person, SOUND_LOOP, signIn, writtenText } from './people.ts';
import { givePromo } from './promo-server.ts';
import { button, openPage } from './show.tsx';

/** Whole ways through the pages with nothing but the keyboard, and what is heard on them, in its order. In every one the focus is watched too (focus.ts). */

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const dialog = page.getByRole('dialog');

test('K4: heard by keyboard, from signing up to the finished film [B523]', async () => {
  const user = person();
  answer(register, () => {
    signIn(user, { instructorName: '' });
    return { message: 'Welcome.', user };
  });
  await openPage('/auth?mode=create');
  await expect.element(heading('Create your account')).toBeVisible();
  const heard = listen();
  await type(page.getByLabelText('Email'), 'jasmine@example.com');
  await type(page.getByLabelText('Password', { exact: true }), 'a long password');
  await type(page.getByLabelText('Confirm password'), 'a long password');
  await tabTo(page.getByLabelText(/18 or older/));
  await userEvent.keyboard(' ');
  await enter(button('Create Account'));
  await expect.element(heading('Welcome to Spinreel')).toBeVisible();
  await type(page.getByLabelText('Your Name'), 'Jasmine');
  await type(page.getByLabelText('Studio Name'), 'Sky Studio');
  await enter(page.getByRole('button', { name: 'Get Started' }));
  await expectHeard(heard, [
    'focus: Password',
    'focus: Confirm password',
    /^focus: I am 18 or older/,
    'focus: Create Account',
    /^(focus|said): Welcome to Spinreel$/,
    'focus: Studio Name',
    'focus: Make a class promo',
  ]);

  answer(
    generatePromotion,
    writtenText('Fly in Spin Basics', { alternatives: [{ text: 'Turn with us', leftOut: [] }] }),
  );
  answer(countDownload, { downloadCount: 1, remaining: 4, url: giveFilm() });
  const classType = page.getByLabelText('Class type', { exact: true });
  await expect.element(classType).toBeEnabled();
  await tabTo(classType);
  await classType.selectOptions('Spin Basics');
  await tabTo(page.getByLabelText('Schedule'));
  await page.getByLabelText('Schedule').selectOptions('Every Thursday');
  await enter(button('Generate Promotion'));
  // Nobody has touched the time: it is asked for, and writing goes on by itself.
  await enter(button('7:00 PM'));
  await expectHeard(heard, [
    'focus: Generate Promotion',
    'focus: What time does it start?',
    'focus: 7:00 PM',
    'said: 2 texts are written. The first one is in your video',
  ]);
  await enter(button('Generate Video'));
  await expectHeard(heard, ['focus: Generate Video', 'focus: Download']);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement === document.body).toBe(false);
  heard.stop();
});

test('K4: heard by keyboard, using a promo again for next week [B523]', async () => {
  signIn(person());
  const lastWeek = addDays(today(), -7);
  givePromo({ content: contentOf({ form: { date: lastWeek } }), title: 'Spin with me' });
  await openPage('/');
  await expect.element(button('Generate Video')).toBeVisible();
  const heard = listen();
  await enter(page.getByRole('link', { name: 'My promos' }));
  await expectHeard(heard, ['focus: My promos', 'focus: My promos']);
  await enter(page.getByRole('button', { name: 'Use again for next week: Spin with me' }));
  await expectHeard(heard, ['focus: Use again for next week: Spin with me', 'focus: Make a class promo']);
  heard.stop();
});

/** A server that takes each file whole. */
function takeUploads(jobId: string, bytes: number): void {
  const headers: Record<string, string> = { location: `${createUpload.path}/${jobId}`, 'upload-offset': String(bytes) };
  vi.spyOn(XMLHttpRequest.prototype, 'getResponseHeader').mockImplementation(
    (name) => headers[name.toLowerCase()] ?? null,
  );
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperties(this, { status: { value: 201 }, responseText: { value: '' } });
    setTimeout(() => this.onload?.(new ProgressEvent('load')));
  });
}

test('K4: heard by keyboard, uploading a video until its first clip is the background [B523]', async () => {
  const user = person('individual');
  signIn(user);
  giveLibrary({ universal: [SOUND_LOOP] });
  await openPage('/');
  const heard = listen();
  await tabTo(page.getByRole('tab', { name: 'Spinreel Library' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(button('Bulk Upload')).toBeVisible();
  await tabTo(button('Bulk Upload'));
  await expectHeard(heard, ['focus: Spinreel Library', /^focus: My Videos/, 'focus: Add Single', 'focus: Bulk Upload']);
  // The zone to drop videos on has an input of its own, which nobody hears.
  expect(document.querySelectorAll('input[type=file]:not([aria-hidden]):not([style*="none"])')).toHaveLength(0);

  const file = new File(['no video'], 'class.mp4', { type: 'video/mp4' });
  const sourceId = crypto.randomUUID();
  const job: IngestJob = {
    ...{ jobId: sourceId, publicId: `user-videos/${user.id}/1`, title: 'class', note: null, libraryType: 'personal' },
    ...{ status: 'processing', progress: 50, message: 'Processing video...', reason: null, secondsLeft: null },
    ...{ pieces: 0, bytes: file.size, duration: null, sentLately: false, libraries: ['me'] },
  };
  /** Who listens to how far it is. */
  let listener: EventSource | null = null;
  vi.stubGlobal(
    'EventSource',
    class extends EventSource {
      constructor(address: string) {
        super(address);
        if (address.includes(sourceId)) listener = this;
      }
    },
  );
  const tell = (change: Partial<IngestJob>) =>
    listener!.onmessage!(new MessageEvent('message', { data: JSON.stringify({ ...job, ...change }) }));
  takeUploads(sourceId, file.size);
  const input = button('Bulk Upload').element().previousElementSibling as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [file] });
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => listener).not.toBeNull();
  tell({});
  await expectHeard(heard, ['said: class.mp4: Processing video...']);
  const clip: Clip = { ...SOUND_LOOP, id: crypto.randomUUID(), libraryType: 'personal', sourceId, title: 'class' };
  giveLibrary({ universal: [SOUND_LOOP], clips: [{ ...clip, publicId: `user-videos/${user.id}/1-1` }] });
  tell({ status: 'ready', progress: 100, message: 'Upload complete!', pieces: 1 });
  await expectHeard(heard, [
    'said: class.mp4: Processing video...',
    'said: class.mp4: Upload complete!',
    /^said: class is ready\. It is now your background\./,
  ]);
  await enter(button('Select: class'));
  heard.stop();
  vi.unstubAllGlobals();
});

test('K4: heard by keyboard, joining a team [B523]', async () => {
  const offer = {
    ...{ id: crypto.randomUUID(), studioName: 'Moon Studio', ownerName: 'Olga', email: 'mia@example.com', name: 'Mia' },
    ...{ status: 'open' as const, hasAccount: true },
  };
  signIn(person('free', { email: offer.email }));
  answer(lookAtInvitation, offer);
  answer(acceptInvitation, () => {
    signIn(person('studio_team', { email: offer.email }));
    return { studioName: 'Moon Studio', message: 'Welcome to the team.' };
  });
  await openPage(`/join?token=${'t'.repeat(43)}`);
  await expect.element(heading('Join Moon Studio')).toBeVisible();
  const heard = listen();
  await enter(button('Join Moon Studio'));
  await expectHeard(heard, ['focus: Join Moon Studio', 'focus: Make a class promo']);
  await expectHeard(heard, [/^said: .*(team|Moon Studio)/]);
  heard.stop();
});

test('K4: heard by keyboard, paying: the plan, and the welcome [B523]', async () => {
  signIn(person());
  // An address that leaves no page.
  answer(createCheckout, { success: true, redirectUrl: '#payment', message: 'Go on.' });
  const router = await openPage('/upgrade');
  await expect.element(heading('Upgrade to Pro')).toBeVisible();
  const heard = listen();
  const plan = page.getByRole('region', { name: 'Individual Pro' }).getByRole('button');
  await enter(plan.or(page.getByRole('button', { name: /Individual Pro/ })).first());
  await expect.poll(() => location.hash).toBe('#payment');
  expect(document.activeElement, 'the button that waits keeps the focus').not.toBe(document.body);
  history.replaceState(null, '', ' ');
  signIn(person('individual'));
  const purchase = { eventId: 'payment-1', planId: 'individual_pro', value: 6.99, currency: 'USD' } as const;
  answer(confirmCheckout, { status: 'confirmed', purchase });
  await router.navigate({ href: '/subscription/success?payment_success=true&session_id=cs_1' });
  await expectHeard(heard, [/^focus: .*(confirming your payment|Welcome to Pro!)/, /^(focus|said): .*Welcome to Pro!/]);
  await userEvent.keyboard('{Shift}');
  await expectHeard(heard, ['said: You are staying on this page.']);
  heard.stop();
});

test('K4: heard by keyboard, an admin deletes an account [B523]', async () => {
  signIn(person('admin'));
  const gone = adminUser('free', { email: 'zoe@example.com' });
  keepPeople([gone, adminUser('free', { email: 'ada@example.com' })]);
  answer(deleteUser, { message: 'The account is deleted.' });
  await openPage('/?console=admin');
  await expect.element(heading('Admin Panel')).toBeVisible();
  const heard = listen();
  await tabTo(page.getByRole('tab', { name: 'Users' }));
  await userEvent.keyboard('{Enter}');
  await enter(page.getByRole('button', { name: `Delete ${gone.email}` }));
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await enter(dialog.getByRole('button', { name: /^Delete/ }));
  await expect.element(dialog).not.toBeInTheDocument();
  await expectHeard(heard, ['focus: Users', `focus: Delete ${gone.email}`, /^focus: Delete/, /^said: .*deleted/]);
  await expect.poll(() => document.activeElement === document.body).toBe(false);
  heard.stop();
});
