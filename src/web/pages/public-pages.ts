/** The pages that anybody may read and search engines should index; each is also built as a finished document. */
export const PUBLIC_PAGES = {
  '/': {
    module: 'src/web/pages/landing.tsx',
    title: 'Spinreel · Promo videos for pole classes',
    description:
      'Make short vertical promo videos for your pole-fitness classes: text written for you, styled and ready for stories and reels in minutes.',
  },
  '/privacy': {
    module: 'src/web/pages/legal/privacy.tsx',
    title: 'Privacy Policy · Spinreel',
    description:
      'What Spinreel collects, what for, who receives it, how long it is kept, and what you can ask us to do.',
  },
  '/terms': {
    module: 'src/web/pages/legal/terms.tsx',
    title: 'Terms of Service · Spinreel',
    description: 'The terms under which Spinreel may be used: accounts, plans, payment, your content, liability.',
  },
  '/refund-policy': {
    module: 'src/web/pages/legal/refunds.tsx',
    title: 'Refund Policy · Spinreel',
    description: 'When Spinreel refunds a charge, how to ask for it and how long it takes.',
  },
  '/cookie-policy': {
    module: 'src/web/pages/legal/cookies.tsx',
    title: 'Cookie Policy · Spinreel',
    description: 'Which cookies Spinreel uses, what for, how long they last, and how to choose.',
  },
  '/browsers': {
    module: 'src/web/pages/legal/browsers.tsx',
    title: 'Supported browsers · Spinreel',
    description: 'The oldest browsers Spinreel supports on phones and computers, and how to update yours.',
  },
} as const;

export type PublicPath = keyof typeof PUBLIC_PAGES;
