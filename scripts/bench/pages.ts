/** Compressed JavaScript that a page loads before any interaction, as Chromium fetches it from the built pages. */
import type { BrowserContext } from 'playwright';
import { findPerson } from '../../src/server/accounts/people.ts';
import { savePreferences } from '../../src/server/features/profile/actions.ts';
import type { Bench, Line } from './measure.ts';
import { withBrowser } from './site.ts';

/** Promised, in kilobytes. */
const PROMISED = { landing: 200, signIn: 180, editor: 450 };

/** Kilobytes of scripts transferred until the page was idle. */
async function scriptsOf(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
  return bytes / 1000;
}

function run(): Promise<Line[]> {
  return withBrowser(async (browser, origin, services) => {
    const visitor = await browser.newContext();
    const landing = await scriptsOf(visitor, `${origin}/`);
    const signIn = await scriptsOf(await browser.newContext(), `${origin}/auth`);
    const credentials = { email: 'bench@example.com', password: 'correct horse' };
    const person = await browser.newContext();
    await person.request.post(`${origin}/api/auth/register`, { data: credentials });
    const user = await findPerson(services.db, { email: credentials.email });
    await savePreferences(services, user!, { instructorName: 'Jasmine', studio: 'Sky Studio' });
    const editor = await scriptsOf(person, `${origin}/`);
    return Object.entries({ landing, signIn, editor }).map(([name, measured]) => {
      const baseline = PROMISED[name as keyof typeof PROMISED];
      return { figure: `compressed JavaScript of ${name} / promised`, measured, baseline, unit: 'kB', target: 1 };
    });
  });
}

// Sizes are the same on any machine, however busy.
export const pagesBench: Bench = { name: 'pages', run, quick: run };
