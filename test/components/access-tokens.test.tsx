import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type AccessToken, listTokens, makeToken, revokeToken, TOKENS_MAX } from '../../src/contract/tokens.ts';
import { AccountSettings } from '../../src/web/features/account/account-settings.tsx';
import { answer, callsOf, refuse } from './answers.ts';
import { person, signIn } from './people.ts';
import { button, openPage, press, showPart } from './show.tsx';

afterEach(() => page.viewport(1440, 900));

const SIZES = [
  [390, 664],
  [390, 844],
  [1440, 900],
] as const;
const SECRET = `srl_${'Ab3dE6gH9jKl'.repeat(4)}x`;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

let made = 0;
const token = (columns: Partial<AccessToken> = {}): AccessToken => {
  made += 1;
  const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  return {
    ...{ id, name: 'Monday’s script', scopes: ['read', 'make'], createdAt: inDays(-5), endsAt: inDays(25) },
    ...{ lastUsedOn: '2026-11-27', ...columns },
  };
};
const TOKENS = [
  token(),
  token({ name: 'The dashboard in the studio, which shows what is new', scopes: ['read'], lastUsedOn: null }),
  token({ name: 'Old laptop', endsAt: inDays(-2) }),
];

async function openTokens(tokens: AccessToken[], fault = () => {}): Promise<void> {
  signIn(person('free'));
  let now = tokens;
  answer(listTokens, () => ({ tokens: now }));
  answer(makeToken, ({ body }) => {
    const { name, scopes } = body as { name: string; scopes: AccessToken['scopes'] };
    now = [token({ name, scopes, lastUsedOn: null }), ...now];
    return { secret: SECRET, token: now[0]! };
  });
  answer(revokeToken, ({ params }) => {
    now = now.filter(({ id }) => id !== (params as { id: string }).id);
    return { message: 'This token is refused from now on.' };
  });
  fault();
  await showPart(<AccountSettings opened onClose={() => {}} />);
  await press('Access tokens');
}

for (const [width, height] of SIZES) {
  const picture = (name: string) =>
    page.screenshot({ path: `../../dist/screens/tokens-${name}-${width}x${height}.png` });
  const fits = () => expect(document.querySelector('[role="dialog"]')!.scrollWidth).toBeLessThanOrEqual(width);

  test(`tokens are listed with what they may do, their last use and their end, at ${width}x${height} [B800]`, async () => {
    await page.viewport(width, height);
    await openTokens(TOKENS);
    await expect.element(page.getByText('Last used Nov 27, 2026').first()).toBeVisible();
    await expect.element(page.getByText('Never used')).toBeVisible();
    await expect.element(page.getByText('May read', { exact: true })).toBeVisible();
    await expect.element(button('Remove Old laptop')).toBeInTheDocument();
    fits();
    await picture('list');
  });

  test(`a token is made, shown once and copied, at ${width}x${height} [B800]`, async () => {
    await page.viewport(width, height);
    await openTokens([]);
    await expect.element(page.getByText('You have no access tokens.')).toBeVisible();
    await press('New token');
    await press('Make token');
    await expect.element(page.getByText(/^Enter a name/)).toBeVisible();
    await picture('form');
    await page.getByLabelText('Name').fill('Monday’s script');
    await page.getByLabelText('It ends').selectOptions('365');
    await press('Make token');
    const field = page.getByLabelText('Your token', { exact: true });
    await expect.element(field).toHaveValue(SECRET);
    await expect
      .poll(() => callsOf(makeToken)[0]!.body)
      .toEqual({ name: 'Monday’s script', scopes: ['read', 'make'], days: 365 });
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await press('Copy');
    expect(copied).toHaveBeenCalledWith(SECRET);
    copied.mockRejectedValueOnce(new Error('refused'));
    await press('Copy');
    await expect.element(page.getByText(/does not let us copy/)).toBeVisible();
    copied.mockRestore();
    fits();
    await picture('made');
    await press('Done');
    await expect.element(button('Revoke Monday’s script')).toBeVisible();
    expect(document.body.textContent).not.toContain(SECRET);
  });

  test(`the page for programs begins with how a token is used, and scrolls only its examples, at ${width}x${height} [B806]`, async () => {
    await page.viewport(width, height);
    await openPage('/developers');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Videos by program' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Example: Set up' })).toBeVisible();
    await expect.element(page.getByText(/SPINREEL_TOKEN='srl_your_token'/)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await picture('developers');
    await page.getByRole('heading', { name: 'Errors' }).element().scrollIntoView();
    await picture('developers-errors');
  });
}

test('a token is revoked after a question, at once [B800]', async () => {
  await openTokens(TOKENS);
  await press('Revoke Monday’s script');
  await expect.element(page.getByText(/refused from then on\. It cannot be brought back/)).toBeVisible();
  expect(callsOf(revokeToken)).toHaveLength(0);
  await press('Revoke token');
  await expect.poll(() => callsOf(revokeToken).length).toBe(1);
  await expect.element(button('Revoke Monday’s script')).not.toBeInTheDocument();
  await expect.element(button('Remove Old laptop')).toBeVisible();
});

test('a failure is told, and so is that there can be no more [B800]', async () => {
  const many = Array.from({ length: TOKENS_MAX }, (_, at) => token({ name: `Script ${at}` }));
  await openTokens(many, () => void refuse(listTokens, 'unavailable', {}, 1));
  await expect.element(page.getByText('Your access tokens could not be loaded.')).toBeVisible();
  await press('Try again');
  await expect.element(page.getByText(/there can be no more/)).toBeInTheDocument();
  await expect.element(button('New token')).toBeDisabled();
});
