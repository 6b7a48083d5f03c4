import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { getCurrentPromo, savePromo, unpackContent } from '../../src/contract/promos.ts';
import { forgetPersonal } from '../../src/web/api/storage.ts';
import { sendAside } from '../../src/web/features/promos/send.ts';
import { bringBack, readEntries, setAside } from '../../src/web/features/promos/store.ts';
import { contentOf } from '../promo.ts';
import { callsOf, cut, fail, refuse } from './answers.ts';
import { allow } from './faults.ts';
import { person, signIn } from './people.ts';
import { givePromo, promos } from './promo-server.ts';
import { openPage, press, reload, showPart } from './show.tsx';

const text = page.getByLabelText('Promotional text');
const user = person();

beforeEach(() => {
  sessionStorage.clear();
  signIn(user);
});

const textOf = (content: string) => unpackContent(content)?.promo.text ?? '';
const kept = () => promos.map(({ content }) => textOf(content));
/** The person comes back to this window. */
const comeBack = () => window.dispatchEvent(new Event('focus'));

async function openText(): Promise<Awaited<ReturnType<typeof openPage>>> {
  const router = await openPage('/');
  await press('Edit Promotion');
  return router;
}

/** Another device saves a new version of the promo. */
function changeElsewhere(words: string): void {
  const promo = promos[0]!;
  promo.version += 1;
  promo.content = contentOf({ text: words });
}

test('what is written is in the account a little later, and a promo that is only looked at stays as it is [B62]', async () => {
  const router = await openPage('/');
  await reload(router);
  expect(callsOf(savePromo)).toEqual([]);
  await press('Edit Promotion');
  await text.fill('Six poles on Thursday');
  await expect.poll(kept, { timeout: 5000 }).toEqual([expect.stringContaining('Six poles on Thursday')]);
});

test('what the browser has forgotten comes back as it was left [B62]', async () => {
  givePromo({ content: contentOf({ text: 'Six poles on Thursday' }) });
  const router = await openText();
  await expect.element(text).toHaveValue('Six poles on Thursday');
  localStorage.clear();
  await reload(router);
  await press('Edit Promotion');
  await expect.element(text).toHaveValue('Six poles on Thursday');
  expect(callsOf(savePromo)).toEqual([]);
});

test('a promo that was changed elsewhere is shown as it is now, if nothing was written here', async () => {
  givePromo({ content: contentOf({ text: 'First' }) });
  await openText();
  await expect.element(text).toHaveValue('First');
  changeElsewhere('From the other device');
  comeBack();
  await expect.element(text).toHaveValue('From the other device');
});

test('who is behind is told, and takes the other version [B63]', async () => {
  givePromo({ content: contentOf({ text: 'First' }) });
  await openText();
  await expect.element(text).toHaveValue('First');
  changeElsewhere('From the other device');
  await text.fill('Mine');
  await expect.element(page.getByText('Changed on another device.')).toBeVisible();
  await expect.element(text).toHaveValue('Mine');
  await press('Take that version');
  await expect.element(text).toHaveValue('From the other device');
  await expect.element(page.getByText('Changed on another device.')).not.toBeInTheDocument();
  expect(kept()).toEqual(['From the other device']);
});

test('or keeps theirs as a copy; nothing is overwritten [B63]', async () => {
  givePromo({ content: contentOf({ text: 'First' }) });
  await openText();
  await expect.element(text).toHaveValue('First');
  changeElsewhere('From the other device');
  await text.fill('Mine');
  await expect.element(page.getByText('Changed on another device.')).toBeVisible();
  await text.fill('Mine, and more');
  await press('Keep mine as a copy');
  await expect
    .poll(() => kept().sort(), { timeout: 5000 })
    .toEqual(['From the other device', expect.stringContaining('Mine, and more')]);
  await expect.element(text).toHaveValue('Mine, and more');
});

test('what was deleted elsewhere is not brought back, and not lost, unasked [B63]', async () => {
  givePromo({ content: contentOf({ text: 'First' }) });
  await openText();
  await expect.element(text).toHaveValue('First');
  promos[0]!.deleted = true;
  await text.fill('Mine');
  await expect.element(page.getByText('Deleted on another device.')).toBeVisible();
  await press('Keep mine as a copy');
  await expect.poll(() => promos.filter(({ deleted }) => !deleted).length, { timeout: 5000 }).toBe(1);
  expect(kept()[0]).toContain('Mine');
});

test('another tab’s writing is seen at once [B63]', async () => {
  givePromo({ content: contentOf({ text: 'First' }) });
  await openText();
  await expect.element(text).toHaveValue('First');
  const name = `spinreel.promo.${user.id}.${promos[0]!.id}`;
  const entry = JSON.parse(localStorage.getItem(name)!);
  localStorage.setItem(
    name,
    JSON.stringify({ ...entry, content: contentOf({ text: 'Other tab' }), edits: 7, dirty: true }),
  );
  window.dispatchEvent(new StorageEvent('storage', { key: name }));
  await expect.element(text).toHaveValue('Other tab');
});

test('a session that ends while one writes costs nothing: whoever signs in over the page has it saved at once [B135]', async () => {
  allow(/401/);
  await openText();
  const signedIn = refuse(savePromo, 'unauthorized');
  await text.fill('Written after the session had ended');
  const bar = page.getByText('You have been signed out. Your words are kept.');
  await expect.element(bar).toBeVisible();
  await expect.element(text).toHaveValue('Written after the session had ended');
  signedIn();
  // In another tab.
  new BroadcastChannel('spinreel-session').postMessage('begun');
  await expect.poll(kept, { timeout: 5000 }).toEqual([expect.stringContaining('Written after the session had ended')]);
  await expect.element(bar).not.toBeInTheDocument();
});

test('without a connection it is kept here, and sent when there is one [B62]', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const restore = cut(savePromo);
  const router = await openText();
  await text.fill('Written in the cellar');
  await expect.poll(() => callsOf(savePromo).length, { timeout: 5000 }).toBeGreaterThan(0);
  cut(getCurrentPromo);
  await reload(router);
  await press('Edit Promotion');
  await expect.element(text).toHaveValue('Written in the cellar');
  restore();
  online.mockRestore();
  window.dispatchEvent(new Event('online'));
  await expect.poll(kept, { timeout: 5000 }).toEqual([expect.stringContaining('Written in the cellar')]);
});

test('where the server does not say what it has, a new promo replaces nothing', async () => {
  allow(/503/);
  givePromo({ content: contentOf({ text: 'First' }) });
  fail(getCurrentPromo, 503, 'resting');
  await openText();
  await text.fill('Something else');
  await expect
    .poll(() => kept().sort(), { timeout: 5000 })
    .toEqual(['First', expect.stringContaining('Something else')]);
});

test('a full account is said, and the promo stays on the device [B67]', async () => {
  refuse(savePromo, 'promo_limit');
  await openText();
  await text.fill('One too many');
  await expect.element(page.getByText('Your account is full of promos')).toBeVisible();
  expect(Object.values(localStorage).join()).toContain('One too many');
});

test('signing out loses nothing and asks nothing: what could not be sent waits here for its person alone [B64]', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  cut(savePromo);
  await openText();
  await text.fill('Not sent yet');
  await expect.poll(() => readEntries(user.id).filter(({ dirty }) => dirty).length).toBe(1);
  await showPart(null);
  const leave = () => {
    setAside();
    forgetPersonal();
  };
  leave();
  expect([readEntries(user.id), Object.keys(localStorage).map((name) => name.split('.')[0])]).toEqual([
    [],
    ['device:unsent'],
  ]);
  bringBack('somebody else');
  expect(readEntries('somebody else')).toEqual([]);
  bringBack(user.id);
  expect(readEntries(user.id).map(({ content }) => textOf(content))).toEqual([expect.stringContaining('Not sent yet')]);

  // With a connection it is sent on the way out, and nothing stays.
  vi.restoreAllMocks();
  signIn(user);
  leave();
  await sendAside(user.id);
  expect(kept()).toEqual([expect.stringContaining('Not sent yet')]);
  expect(Object.keys(localStorage)).toEqual([]);
});
