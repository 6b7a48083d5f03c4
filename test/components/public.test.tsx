import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { person, signIn } from './people.ts';
import { openPage } from './show.tsx';

const SUPPORT = 'support@example.com';
const link = (name: string) => page.getByRole('link', { name, exact: true });
const region = (name: string) => page.getByRole('region', { name });

test('the landing page has everything that the specification names, and its links lead where they say [S2.11 S2.12 S2.14-16]', async () => {
  await openPage('/');
  const header = page.getByRole('banner');
  await expect.element(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  const start = '/auth?mode=create';
  await expect.element(header.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', start);
  await expect.element(page.getByText('Trusted by 100+ Pole Fitness Instructors')).toBeVisible();
  await expect.element(link('Start Creating for Free')).toHaveAttribute('href', start);
  for (const feature of ['AI-Powered Content', 'Instagram Story Ready 9:16', 'Minutes Not Hours']) {
    const heading = region('Made for the studio floor').getByRole('heading', { name: feature });
    await expect.element(heading).toBeVisible();
  }
  await expect.element(page.getByText(/under 5 minutes/)).toBeVisible();
  const steps = region('How it works').getByRole('listitem').getByRole('heading').elements();
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Choose background',
    'Add class details',
    'Download and share',
  ]);
  const quotes = region('What instructors say').getByRole('blockquote');
  expect(quotes.elements()).toHaveLength(3);
  expect(quotes.filter({ hasText: /40 percent/ }).elements()).toHaveLength(1);
  expect(quotes.filter({ hasText: /60 percent/ }).elements()).toHaveLength(1);
  const plan = (name: string) => page.getByRole('article', { name });
  await expect.element(plan('Free Trial')).toMatchTextContent('$0');
  await expect.element(plan('Individual Pro')).toMatchTextContent(/Most Popular.*\$6\.99/);
  await expect.element(plan('Studio Pro')).toMatchTextContent(/Best Value.*\$39\.99/);
  await expect.element(plan('Free Trial').getByRole('link')).toHaveAttribute('href', start);
  await expect.element(region('Fill the next class').getByRole('link')).toHaveAttribute('href', start);
  const footer = page.getByRole('contentinfo');
  await expect.element(footer).toMatchTextContent('Spinreel, 1 Pole Street');
  await expect.element(link(SUPPORT)).toHaveAttribute('href', `mailto:${SUPPORT}?subject=Spinreel`);
  const goals = { Features: 'features', 'How it works': 'how-it-works', Pricing: 'pricing' };
  for (const [name, id] of Object.entries(goals)) {
    expect(footer.getByRole('link', { name }).element().getAttribute('href')).toMatch(new RegExp(`#${id}$`));
    expect(document.getElementById(id)).not.toBeNull();
  }
  const hrefs = footer
    .getByRole('link')
    .elements()
    .map((each) => each.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining(['/privacy', '/terms', '/refund-policy', '/cookie-policy']));
  await expect.element(footer.getByRole('link', { name: 'Cookie Settings' })).toBeVisible();
});

test.each([
  ['Get Started', 'individual'],
  ['Get Studio Pro', 'studio'],
])('"%s" is remembered and leads to the plans [S2.17]', async (name, stored) => {
  const router = await openPage('/');
  await link(name).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Upgrade to Pro' })).toBeVisible();
  expect(router.state.location.href).toBe('/upgrade');
  expect(localStorage.getItem('selectedPlan')).toBe(stored);
});

test('the free plan leads to the account [S2.17]', async () => {
  await openPage('/');
  await link('Start Free Trial').click();
  await expect.element(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});

const LEGAL: [path: string, title: string, says: (string | RegExp)[]][] = [
  [
    '/privacy',
    'Privacy Policy',
    [
      ...['What we collect', 'What we use it for', 'Who receives it', 'Cookies', 'How long we keep it', 'Security'],
      ...['Your rights', 'Children', 'Changes and contact', /at least 5 years/, /children under 13/],
    ],
  ],
  [
    '/terms',
    'Terms of Service',
    [
      ...['Effective 06/27/2025', /aged 18 and over, or for minors whose parent or guardian has consented/],
      ...[/cancel at any time/, /access until the current billing cycle ends/, /State of Florida/],
      ...[
        /last 12 months/,
        /Free Trial: \$0, 5 free downloads/,
        /Individual Pro: \$6\.99/,
        /Studio Pro: \$39\.99.*up to 10/,
      ],
    ],
  ],
  [
    '/refund-policy',
    'Refund Policy',
    [
      /full price that you paid to us, less only the fees that the payment provider keeps/,
      ...[/no refunds after 7 days/, /not prorated/, /take 5-10 business days/, SUPPORT],
    ],
  ],
  [
    '/cookie-policy',
    'Cookie Policy',
    ['Essential:', 'Functional:', 'Analytics:', 'Advertising:', /last up to 24 months/, 'Cookie Settings'],
  ],
];

test('the privacy policy says what is kept of Instagram and reminders, who gets it, and until when [B977]', async () => {
  await openPage('/privacy');
  for (const says of [
    /Instagram, if you connect it: .*our permission, which we store encrypted.*how many people those posts have reached/,
    /Reminders, if you turn them on: the address at which your browser can be sent messages/,
    /Your studio: .*how many people they have reached on Instagram/,
    /Instagram \(Meta\): the videos and captions that you choose to post there/,
    /The maker of your browser: reminders on their way to it, encrypted/,
    /Instagram: our permission until you disconnect your account.*we delete all of it at once/,
    /Reminders: your browser’s address until you turn them off or sign out there; what was sent, for 30 days/,
  ])
    await expect.element(page.getByRole('listitem').filter({ hasText: says })).toBeVisible();
});

test.each(LEGAL)('%s says what it must, and has Back to Home [S2.20-23]', async (path, title, says) => {
  const router = await openPage(path);
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const main = page.getByRole('main');
  for (const text of says) await expect.element(main.getByText(text).first()).toBeVisible();
  expect(main.element().textContent).not.toMatch(/\b(Basic|Premium)\b/);
  await link('Back to Home').click();
  await expect.poll(() => router.state.location.href).toBe('/');
});

test('Cookie Settings opens from the policy and from the footer, also before the welcome form [S2.24]', async () => {
  signIn(person(), { instructorName: '' });
  await openPage('/cookie-policy');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Cookie Policy');
  const dialog = page.getByRole('dialog', { name: 'Cookie Settings' });
  for (const place of ['main', 'contentinfo'] as const) {
    await page.getByRole(place).getByRole('link', { name: 'Cookie Settings' }).click();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  }
});
