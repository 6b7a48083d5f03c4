import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Internet, openInternet, SITE } from '../../../test/fakes/internet.ts';
import { fetchCalendar } from './at-address.ts';

const ICS = 'BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR\n';
const UNKNOWN = { etag: null, lastModified: null };
const GOOD = 'https://studio.example/c.ics';

let internet: Internet;
beforeEach(async () => {
  internet = await openInternet();
  internet.names.set('studio.example', [[SITE]]);
  internet.answer = (_, response) => void response.end(ICS);
});
afterEach(() => internet.close());

const sendTo =
  (location: string): RequestListener =>
  (_, response) =>
    void response.writeHead(302, { location }).end();
const endless = (response: ServerResponse, bytes: number, everyMs: number) => {
  const more = setInterval(() => response.write(Buffer.alloc(bytes, 'x')), everyMs);
  response.once('close', () => clearInterval(more));
};

describe('the calendar at an address', () => {
  it('is read by TLS under its own name from the address that was checked, and again only if it has changed [B845]', async () => {
    const seen: unknown[] = [];
    internet.answer = ({ headers: { host, ...headers }, url, socket }, response) => {
      seen.push([host, url, (socket as unknown as { servername: string }).servername, headers['if-none-match']]);
      if (headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"', 'last-modified': 'Sat, 28 Nov 2026 19:00:00 GMT' }).end(ICS);
    };
    const first = await fetchCalendar('webcal://studio.example/c.ics?secret=1#part', UNKNOWN);
    expect(first).toEqual({ text: ICS, etag: '"1"', lastModified: 'Sat, 28 Nov 2026 19:00:00 GMT' });
    expect(await fetchCalendar('https://studio.example/c.ics?secret=1', first!)).toBeNull();
    expect(seen).toEqual([
      ['studio.example', '/c.ics?secret=1', 'studio.example', undefined],
      ['studio.example', '/c.ics?secret=1', 'studio.example', '"1"'],
    ]);
    expect(internet.connected).toEqual([`${SITE}:443`, `${SITE}:443`]);
  });

  it('is followed to another address of the internet, at most three times [B845]', async () => {
    internet.names.set('feeds.studio.example', [[SITE]]);
    internet.names.set('feeds.example', [[SITE]]);
    let left = 3;
    internet.answer = ({ headers }, response) => {
      if (left-- > 0) response.writeHead(301, { location: 'https://feeds.example/x.ics' }).end();
      else response.end(headers.host === 'feeds.example' ? ICS : '');
    };
    expect((await fetchCalendar(GOOD, UNKNOWN))?.text).toBe(ICS);
    left = 4;
    await expect(fetchCalendar(GOOD, UNKNOWN)).rejects.toThrow('sends us on to another address too often');
  });

  it.each([
    [401, 'Nobody may read it'],
    [404, 'There is nothing at this address'],
    [500, 'It answered with an error (500)'],
  ])('is said to be missing in words without the address: %s [B845]', async (status, words) => {
    internet.answer = (_, response) => void response.writeHead(status).end('x');
    const failed = await fetchCalendar(`${GOOD}?secret=1`, UNKNOWN).catch((error: Error) => error.message);
    expect(failed).toContain(words);
    expect(failed).not.toMatch(/secret=|studio\.example/);
  });
});

/** What is tried, where names lead for it and what the site answers, and why it is refused. Nothing but the site may be connected to. */
const HOSTILE: {
  it: string;
  address: string;
  names?: Record<string, string[][]>;
  answer?: RequestListener;
  says: RegExp;
  site?: number;
}[] = [
  ...[
    ['a loopback address', 'https://127.0.0.1/c.ics'],
    ['one as a decimal number', 'https://2130706433/c.ics'],
    ['one in octal', 'https://0177.0.0.1/c.ics'],
    ['one in hexadecimal, cut short', 'https://0x7f.1/c.ics'],
    ['one of a home', 'https://192.168.1.1/c.ics'],
    ['the metadata of a cloud', 'https://169.254.169.254/latest/meta-data/'],
    ['no address', 'https://0.0.0.0/c.ics'],
    ['the broadcast address', 'https://255.255.255.255/c.ics'],
    ['the loopback of IPv6', 'https://[::1]/c.ics'],
    ['an IPv4 address mapped into IPv6', 'https://[::ffff:127.0.0.1]/c.ics'],
    ['one behind NAT64', 'https://[64:ff9b::7f00:1]/c.ics'],
    ['one in a 6to4 tunnel', 'https://[2002:7f00:1::]/c.ics'],
    ['a unique local address', 'https://[fd00::1]/c.ics'],
    ['a link-local address', 'https://[fe80::1]/c.ics'],
    ['a link-local address with its zone', 'https://[fe80::1%25eth0]/c.ics'],
    ['a password in the address', 'https://me:secret@studio.example/c.ics'],
    ['another port', 'https://studio.example:8443/c.ics'],
    ['a port of mail', 'https://studio.example:25/c.ics'],
    ['no TLS', 'http://studio.example/c.ics'],
    ['a file', 'file:///etc/passwd'],
    ['FTP', 'ftp://studio.example/c.ics'],
    ['this machine by name', 'https://localhost/c.ics'],
  ].map(([it, address]) => ({ it: it!, address: address!, says: /Only addresses of the internet/ })),
  { it: 'a name of this machine with a dot at its end', address: 'https://localhost./c.ics', says: /Only addresses/ },
  {
    it: 'a name that leads home',
    address: 'https://home.example/',
    names: { 'home.example': [['10.0.0.7']] },
    says: /Only addresses/,
  },
  {
    it: 'a name that leads home beside the internet',
    address: 'https://home.example/',
    names: { 'home.example': [[SITE, '127.0.0.1']] },
    says: /Only addresses/,
  },
  {
    it: 'a name that leads to a zone of ours',
    address: 'https://home.example/',
    names: { 'home.example': [['fe80::1%eth0']] },
    says: /Only addresses/,
  },
  {
    it: 'an alias of a name of ours',
    address: 'https://cname.example/',
    names: { 'cname.example': [['::ffff:10.0.0.7']] },
    says: /Only addresses/,
  },
  {
    it: 'a name in other letters that leads home',
    address: 'https://stüdio.example/',
    names: { 'xn--stdio-lva.example': [['192.168.0.2']] },
    says: /Only addresses/,
  },
  {
    it: 'a redirect to this machine',
    address: GOOD,
    answer: sendTo('https://127.0.0.1/'),
    says: /Only addresses/,
    site: 1,
  },
  {
    it: 'a redirect to a name that leads home',
    address: GOOD,
    names: { 'home.example': [['10.0.0.7']] },
    answer: sendTo('https://home.example/'),
    says: /Only addresses/,
    site: 1,
  },
  { it: 'a redirect out of TLS', address: GOOD, answer: sendTo('http://studio.example/'), says: /not safe/, site: 1 },
  { it: 'a redirect to a file', address: GOOD, answer: sendTo('file:///etc/passwd'), says: /not safe/, site: 1 },
  {
    it: 'a redirect to another port',
    address: GOOD,
    answer: sendTo('https://studio.example:6379/'),
    says: /Only addresses/,
    site: 1,
  },
  {
    it: 'a redirect with a password',
    address: GOOD,
    answer: sendTo('https://a:b@studio.example/'),
    says: /Only addresses/,
    site: 1,
  },
  { it: 'redirects without an end', address: GOOD, answer: sendTo(GOOD), says: /too often/, site: 4 },
  {
    it: 'a certificate of somebody else',
    address: 'https://other.test/',
    names: { 'other.test': [[SITE]] },
    says: /could not be reached/,
    site: 1,
  },
  {
    it: 'ten gigabytes',
    address: GOOD,
    answer: (_, response) => endless(response, 1_000_000, 1),
    says: /more than 2 MB/,
    site: 1,
  },
  {
    it: 'a gigabyte, packed',
    address: GOOD,
    answer: (_, response) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(20_000_000))),
    says: /no calendar/,
    site: 1,
  },
  {
    it: 'a calendar that is said to be packed',
    address: GOOD,
    answer: (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(ICS),
    says: /no calendar/,
    site: 1,
  },
  {
    it: 'headers without an end',
    address: GOOD,
    answer: (_, response) => void response.writeHead(200, { 'x-much': 'x'.repeat(200_000) }).end(ICS),
    says: /could not be reached/,
    site: 1,
  },
  {
    it: 'a page',
    address: GOOD,
    answer: (_, response) => void response.end('<!doctype html><p>Sign in'),
    says: /no calendar/,
    site: 1,
  },
];

describe('an address that leads where it must not is refused', () => {
  it.each(HOSTILE)('$it [B846]', async ({ address, names = {}, answer, says, site = 0 }) => {
    for (const [name, answers] of Object.entries(names)) internet.names.set(name, answers);
    if (answer) internet.answer = answer;
    await expect(fetchCalendar(address, UNKNOWN)).rejects.toThrow(says);
    expect(internet.connected).toEqual(Array.from({ length: site }, () => `${SITE}:443`));
    expect(internet.trapped()).toBe(0);
  });

  it('that leads elsewhere when it is looked up again is connected to where it was checked [B846]', async () => {
    internet.names.set('studio.example', [[SITE], ['127.0.0.1']]);
    expect((await fetchCalendar(GOOD, UNKNOWN))?.text).toBe(ICS);
    await expect(fetchCalendar(GOOD, UNKNOWN)).rejects.toThrow('Only addresses of the internet');
    expect(internet.connected).toEqual([`${SITE}:443`]);
    expect(internet.trapped()).toBe(0);
  });

  it('whose answer comes byte by byte ends with its time [B846]', async () => {
    let hungUp = false;
    internet.answer = (_, response) => {
      endless(response, 1, 20);
      response.once('close', () => {
        hungUp = true;
      });
    };
    await expect(fetchCalendar(GOOD, UNKNOWN)).rejects.toThrow('within ten seconds');
    await expect.poll(() => hungUp).toBe(true);
  }, 30_000);
});
