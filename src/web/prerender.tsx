import { createMemoryHistory } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { LIMITS, PRICES } from '../contract/plans.ts';
import { getAuthUser } from '../contract/session.ts';
import { getSite } from '../contract/tools.ts';
import { queryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { PUBLIC_PAGES, type PublicPath } from './pages/public-pages.ts';
import { makeRouter } from './routes.tsx';

/** Stands in a built document for what only the installation knows; the server puts that in its place. */
const SITE = {
  supportEmail: '%SUPPORT_EMAIL%',
  postalAddress: '%POSTAL_ADDRESS%',
  production: true,
  metaPixelId: null,
};

/** `module` is the page's source file, whose styles the document needs. */
export type Prerendered = { path: string; module: string; head: string; body: string };

/** All public pages as a visitor sees them: what belongs into the head, and the content of #root. */
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
    // No part is put off: that would take a script inside the document, which the content security policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  const html = await new Response(prelude).text();
  const { module, title, description } = PUBLIC_PAGES[path];
  // React writes what it lifts into the head first.
  const [lifted] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)!;
  const body = html.slice(lifted.length);
  if (!lifted.includes('<title>') || !body.includes('<main')) throw new Error(`${path} could not be drawn.`);
  if (body.includes('<script')) throw new Error(`${path} needs a script inside the document.`);
  return { path, module, head: lifted + socialTags(path, title, description) + structuredData(path), body };
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Canonical address and the card that is shown where a link is shared (ogp.me). */
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

/** What search engines may know of the product (schema.org SoftwareApplication), on the start page. */
function structuredData(path: PublicPath): string {
  if (path !== '/') return '';
  const offer = (name: string, price: number) => ({
    '@type': 'Offer',
    name,
    price: price.toFixed(2),
    priceCurrency: 'USD',
    category: price > 0 ? 'subscription' : 'free',
  });
  const data = {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Spinreel',
    url: '%PUBLIC_URL%/',
    image: '%PUBLIC_URL%/attached_assets/social-card.jpg',
    description: PUBLIC_PAGES[path].description,
    applicationCategory: 'MultimediaApplication',
    operatingSystem: 'Any, in the browser',
    offers: [
      offer(`Free Trial, ${LIMITS.freeDownloads} video downloads`, 0),
      offer('Individual Pro, per month', PRICES.individual_pro),
      offer('Studio Pro, per month', PRICES.studio_pro),
    ],
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
