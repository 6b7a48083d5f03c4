import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { getDraft, saveDraft } from '../../src/contract/drafts.ts';
import { callApi } from '../../src/web/api/client.ts';
import { answer, callsOf, fail } from './answers.ts';
import { allow } from './faults.ts';
import { person, signIn } from './people.ts';
import { openPage, press, reload } from './show.tsx';

const text = page.getByLabelText('Promotional text');
/** Put aside, the page gives the server what it has. */
function putAside(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

test('where the server does not say what it has, a new draft replaces nothing', async () => {
  allow(/503/);
  signIn(person());
  let router = await openPage('/');
  await press('Edit Promotion');
  await text.fill('Six poles on Thursday');
  putAside();
  await expect.poll(() => callsOf(saveDraft)).toHaveLength(1);
  vi.restoreAllMocks();

  localStorage.clear();
  fail(getDraft, 503, 'resting');
  router = await reload(router);
  await press('Edit Promotion');
  await text.fill('Something else');
  await expect.poll(() => Object.values(localStorage).join()).toContain('Something else');
  const before = callsOf(saveDraft).length;
  putAside();
  // Calls arrive in order: one of the page's own would be here before this one.
  await callApi(saveDraft, { body: { draft: 'the next call' } });
  expect(router.state.location.pathname).toBe('/');
  expect(
    callsOf(saveDraft)
      .slice(before)
      .map(({ body }) => body.draft),
  ).toEqual(['the next call']);
});

test('what the browser has forgotten comes back as it was left', async () => {
  signIn(person());
  let kept: string | null = null;
  answer(getDraft, () => ({ draft: kept }));
  answer(saveDraft, ({ body }) => {
    kept = body.draft;
    return { message: 'The draft is kept.' };
  });
  const router = await openPage('/');
  await press('Edit Promotion');
  await text.fill('Six poles on Thursday');
  putAside();
  await expect.poll(() => kept).toContain('Six poles on Thursday');
  vi.restoreAllMocks();
  localStorage.clear();
  await reload(router);
  await press('Edit Promotion');
  await expect.element(text).toHaveValue('Six poles on Thursday');
});
