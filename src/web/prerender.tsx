import { createMemoryHistory } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { getAuthUser } from '../contract/session.ts';
import { getSite } from '../contract/tools.ts';
import { queryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { structuredOffers } from './features/plans/offers.ts';
import { PUBLIC_PAGES, type PublicPath } from './pages/public-pages.ts';
import { makeRouter } from './routes.tsx';

/** Placeholders in a built document for what only the installation knows; the server fills them in. */
const SITE = {
  supportEmail: '%SUPPORT_EMAIL%',
  postalAddress: '%POSTAL_ADDRESS%',
  production: true,
  metaPixelId: null,
  instagram: false,
};

/** `module` is the page's source file, whose styles the document needs. */
export type Prerendered = { path: string; module: string; head: string; body: string };

/** All public pages as a visitor sees them: their head tags and the content of #root. */
export async function prerenderPages(): Promise<Prerendered[]> {
  const pages: Prerendered[] = [];
  for (const path of Object.keys(PUBLIC_PAGES) as PublicPath[]) pages.push(await prerenderPage(path));
  return pages;
}

async function prerenderPage(path: PublicPath): Promise<Prerendered> {
  queryClient.clear();
  queryClient.setQueryData([getSite.path], SITE);
  queryClient.setQueryData([getAuthUser.path], null);
  const router = makeRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const { prelude } = await prerender(<App router={router} />, {
    // No part is streamed late: that would need an inline script, which the content security policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  const html = await new Response(prelude).text();
  const { module, title, description } = PUBLIC_PAGES[path];
  // React writes the tags it hoists into the head first.
  const [lifted] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)!;
  const body = html.slice(lifted.length);
  if (!lifted.includes('<title>') || !body.includes('<main')) {
    throw new Error(`${path} could not be drawn: it needs a <title>, which PageHead gives it, and a <main>.`);
  }
  if (body.includes('<script')) throw new Error(`${path} needs a script inside the document.`);
  return { path, module, head: lifted + socialTags(path, title, description) + structuredData(path), body };
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Canonical URL, and the card shown where a link is shared (ogp.me). */
function socialTags(path: string, title: string, description: string): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Spinreel',
    'og:url': `%PUBLIC_URL%${path}`,
    'og:title': title,
    'og:description': description,
    'og:image': '%PUBLIC_URL%/attached_assets/social-card.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Three vertical class promos made with Spinreel',
  };
  const tags = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${attribute(content)}">`,
  );
  return `<link rel="canonical" href="%PUBLIC_URL%${path}">${tags.join('')}<meta name="twitter:card" content="summary_large_image">`;
}

/** What search engines should know about the product (schema.org SoftwareApplication), on the home page. */
function structuredData(path: PublicPath): string {
  if (path !== '/') return '';
  const data = {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Spinreel',
    url: '%PUBLIC_URL%/',
    image: '%PUBLIC_URL%/attached_assets/social-card.jpg',
    description: PUBLIC_PAGES[path].description,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Any, in the browser',
    offers: structuredOffers(),
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
