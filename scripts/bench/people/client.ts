/**
 * The browsers of many people, in a process of their own: `node client.ts` reads a `Plan` from standard input and
 * writes a `Report` to standard output. Each person has an IP address of their own (127.0.0.n) and keeps its
 * connections, as browsers do.
 */
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Person, Plan, Report } from './plan.ts';

const plan = (await json(process.stdin)) as Plan;
const began = performance.now();
const until = began + plan.seconds * 1000;
/** Calls before it warm the program up. */
const counted = began + plan.warmUpSeconds * 1000;
const times: Record<string, number[]> = {};
const errors: string[] = [];
let usedBefore = process.cpuUsage();
setTimeout(() => {
  usedBefore = process.cpuUsage();
}, plan.warmUpSeconds * 1000);

/** Notes how long it took since `start`. */
function note(name: string, start: number): void {
  if (start < counted) return;
  times[name] ??= [];
  times[name].push(performance.now() - start);
}

type Answer = { status: number; headers: IncomingMessage['headers']; text: string };
type Sent = { method?: string; body?: string; headers?: Record<string, string>; expected?: number };

class Browser {
  readonly #options: RequestOptions;
  readonly person: Person;
  turn = 0;

  constructor(person: Person, n: number) {
    this.person = person;
    const { hostname, port } = new URL(plan.origin);
    const agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress: `127.0.1.${1 + n}` });
    this.#options = { hostname, port, agent };
  }

  #send(path: string, { method = 'GET', body, headers }: Sent): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const own = { cookie: this.person.cookie, 'sec-fetch-site': 'same-origin', 'accept-encoding': 'gzip, br' };
      const content =
        body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      request({ ...this.#options, method, path, headers: { ...own, ...content, ...headers } }, resolve)
        .on('error', reject)
        .end(body);
    });
  }

  /** Makes one call and notes how long it took, under `name`. Anything but the expected status is an error. */
  async call(name: string, path: string, sent: Sent = {}): Promise<Answer | null> {
    const start = performance.now();
    try {
      const response = await this.#send(path, sent);
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      const status = response.statusCode ?? 0;
      if (status !== (sent.expected ?? 200)) throw new Error(`${status} ${text.slice(0, 200)}`);
      note(name, start);
      return { status, headers: response.headers, text };
    } catch (error) {
      errors.push(`${name}: ${(error as Error).message}`);
      return null;
    }
  }

  json(name: string, method: string, path: string, data: unknown): Promise<Answer | null> {
    return this.call(name, path, { method, body: JSON.stringify(data) });
  }

  /** Follows a film to its end, as the page does; the connection is the page's own. */
  async follow(renderId: string): Promise<void> {
    // The end of the run is none of the program's failures, but it breaks the stream all the same ("Premature close"),
    // sometimes a moment before `until`.
    let stopped = false;
    try {
      const start = performance.now();
      const response = await this.#send(`/api/renders/${renderId}/events`, {
        headers: { accept: 'text/event-stream' },
      });
      if (response.statusCode !== 200) throw new Error(String(response.statusCode));
      let first = true;
      const stop = setTimeout(
        () => {
          stopped = true;
          response.destroy();
        },
        Math.max(0, until - performance.now()),
      );
      for await (const chunk of response.setEncoding('utf8')) {
        if (first) note('first event of a film', start);
        first = false;
        if (chunk.includes('"status":"failed"')) throw new Error('failed');
        if (chunk.includes('"status":"running"')) begun.add(renderId);
        if (chunk.includes('"status":"done"')) films++;
      }
      clearTimeout(stop);
    } catch (error) {
      if (!stopped) errors.push(`events: ${(error as Error).message}`);
    }
  }
}

let films = 0;
/** Also those that nobody sees finished, because the run is over or the machine too busy. */
const begun = new Set<string>();
/** A pause of about so many milliseconds, as people make them. */
const pause = (ms: number) => sleep(Math.min(ms * (0.5 + Math.random()), Math.max(0, until - performance.now())));
const isOver = () => performance.now() >= until;

/** Opens the studio, looks at the shelf and at pictures of the library. */
async function read(browser: Browser): Promise<void> {
  const pictures = plan.pictures;
  const kept = new Map<string, string>();
  const picture = async (path: string) => {
    const etag = kept.get(path);
    const answer = await browser.call(
      etag ? 'media: picture kept' : 'media: picture',
      path,
      etag ? { headers: { 'if-none-match': etag }, expected: 304 } : {},
    );
    if (answer?.headers.etag) kept.set(path, answer.headers.etag);
  };
  while (!isOver()) {
    switch (browser.turn++ % 3) {
      case 0:
        await browser.call('user', '/api/auth/user');
        await Promise.all([
          browser.call('newest promo', '/api/current-promo'),
          browser.call('library', '/api/background-videos'),
          browser.call('class types', '/api/custom-class-types'),
          browser.call('descriptions', '/api/class-descriptions-with-fallback'),
          browser.call('preferences', '/api/instructor-preferences'),
          browser.call('brand', '/api/brand'),
        ]);
        break;
      case 1:
        await Promise.all([browser.call('shelf', '/api/promos'), browser.call('user', '/api/auth/user')]);
        break;
      default:
        await Promise.all([
          browser.call('subscription', '/api/subscription'),
          picture(pictures[browser.turn % pictures.length]!),
          picture(pictures[(browser.turn + 1) % pictures.length]!),
        ]);
    }
    await pause(plan.pauses.read);
  }
}

/** Types: each pause saves the promo; now and then the copywriter is asked. */
async function type(browser: Browser): Promise<void> {
  const opened = await browser.call('open a promo', `/api/promos/${browser.person.promo}`);
  let version = opened ? JSON.parse(opened.text).version : 1;
  while (!isOver()) {
    browser.turn++;
    if (browser.turn % 8 === 0) {
      const input = { classType: 'Spin Basics', schedule: 'Every Thursday', time: '7:00 PM', writingStyle: 'playful' };
      await browser.json('write a text', 'POST', '/api/generate-promotion', input);
    } else {
      const content = browser.person.content.replace('§', String(browser.turn));
      const answer = await browser.json('save a promo', 'PUT', `/api/promos/${browser.person.promo}`, {
        version,
        content,
      });
      if (answer) version = JSON.parse(answer.text).version;
    }
    await pause(plan.pauses.type);
  }
}

/** Keeps the studio's things in order. */
async function save(browser: Browser): Promise<void> {
  const [description, preferences] = ['/api/class-descriptions', '/api/instructor-preferences'];
  while (!isOver()) {
    const n = browser.turn++;
    if (n % 3 === 0)
      await browser.json('save a description', 'POST', description, {
        className: 'Spin Basics',
        description: `Week ${n}`,
      });
    else if (n % 3 === 1)
      await browser.json('save preferences', 'POST', preferences, {
        ...{ instructorName: 'Jasmine', studio: 'Sky Studio', lastClassTime: `${5 + (n % 4)}:30 PM` },
      });
    else await browser.json('name a promo', 'PATCH', `/api/promos/${browser.person.promo}`, { title: `Week ${n}` });
    await pause(plan.pauses.save);
  }
}

/** Has a film made, watches it wait and grow, and has the next one made. */
async function watch(browser: Browser): Promise<void> {
  while (!isOver()) {
    const text = `Film ${browser.turn++} of ${browser.person.promo}`;
    const boundary = 'spinreel-bench';
    const field = (name: string, value: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const settings = field('videoSettings', JSON.stringify({ ...plan.settings, text }));
    const body = `${settings}${field('backgroundPublicId', plan.background)}--${boundary}--\r\n`;
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const made = await browser.call('media: generate', '/api/generate-video', { method: 'POST', body, headers });
    if (!made) return;
    const { renderId, textOverlayPublicId } = JSON.parse(made.text);
    const order = { backgroundPublicId: plan.background, textOverlayPublicId, videoDuration: 15 };
    // Answered when the film is done; the page follows its events.
    const composing = new AbortController();
    composeAside(browser, order, composing.signal);
    await sleep(200);
    await browser.follow(renderId);
    composing.abort();
    await pause(plan.pauses.read);
  }
}

function composeAside(browser: Browser, order: object, signal: AbortSignal): void {
  const { hostname, port } = new URL(plan.origin);
  const body = JSON.stringify(order);
  const headers = {
    cookie: browser.person.cookie,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  request({ hostname, port, path: '/api/compose-video', method: 'POST', headers, signal }, (response) => {
    if (response.statusCode !== 200 && !isOver()) errors.push(`compose: ${response.statusCode}`);
    response.resume();
  })
    .on('error', (error) => {
      if (!signal.aborted && !isOver()) errors.push(`compose: ${error.message}`);
    })
    .end(body);
}

/** The same way there and back, with nothing to do on the server. */
async function probe(browser: Browser): Promise<void> {
  while (!isOver()) {
    await browser.call('health', '/api/health');
    await pause(plan.pauses.probe);
  }
}

const DOES = { read, type, save, watch, probe };
await Promise.all(
  plan.people.map(async (person, n) => {
    const browser = new Browser(person, n);
    if (person.does !== 'watch') await sleep(Math.random() * plan.pauses.read);
    await DOES[person.does](browser);
  }),
);
const { user, system } = process.cpuUsage(usedBefore);
const seconds = plan.seconds - plan.warmUpSeconds;
const report: Report = { times, errors, films, begun: begun.size, cpu: (user + system) / 1e6 / seconds };
process.stdout.write(JSON.stringify(report), () => process.exit(0));
