import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeSmtp, startSmtp } from '../../../test/fakes/smtp.ts';
import { createMailer, type Mailer } from './index.ts';
import { asHtml } from './template.ts';

const MAIL = {
  to: 'ana@example.com',
  subject: 'Set a new password für Äna',
  text: 'Hello <Ana> & co,\nsecond line.\n\nhttps://promo.example/reset-password?token=a%20b&x=1\n\nBye.',
};
const FROM = 'Spinreel <hello@promo.example>';
let lines: string[];
const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });

/** The parts of a multipart mail, decoded. */
function partsOf(source: string): string[] {
  const boundary = /boundary="?([^"\r\n;]+)/.exec(source)?.[1];
  return source
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [, encoding = '7bit'] = /^Content-Transfer-Encoding: (\S+)/im.exec(part) ?? [];
      const body = part.replaceAll('\r', '').split('\n\n').slice(1).join('\n\n');
      if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
      if (encoding !== 'quoted-printable') return body;
      const bytes = body
        .replace(/=\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
      return Buffer.from(bytes, 'latin1').toString('utf8');
    });
}

beforeEach(() => {
  lines = [];
});

describe('over SMTP', () => {
  let smtp: FakeSmtp;
  let mailer: Mailer;
  beforeEach(async () => {
    smtp = await startSmtp();
    mailer = createMailer({ nodeEnv: 'test', mail: { smtpUrl: smtp.url, from: FROM, outbox: '/nowhere' } }, log);
  });
  afterEach(() => smtp.close());

  test('one that can be unsubscribed says so as mail programs read it, and labels its links [B945]', async () => {
    await mailer.send({
      ...MAIL,
      text: 'No more: https://promo.example/x',
      unsubscribe: 'https://promo.example/off?key=1',
    });
    const { source } = smtp.mails[0]!;
    const heads = source.replace(/\r\n[ \t]+/g, ' ');
    expect(heads).toContain('List-Unsubscribe: <https://promo.example/off?key=1>\r\n');
    expect(heads).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    expect(partsOf(source)[1]).toContain('<a href="https://promo.example/x" style="color:#f5c542">No more</a>');
  });

  test('both forms of the mail arrive', async () => {
    await mailer.send(MAIL);
    expect(smtp.mails).toHaveLength(1);
    const [{ from, to, source }] = smtp.mails as [FakeSmtp['mails'][number]];
    expect([from, to]).toEqual(['hello@promo.example', ['ana@example.com']]);
    const [text, html] = partsOf(source);
    expect(text?.trim()).toBe(MAIL.text);
    expect(html).toContain('href="https://promo.example/reset-password?token=a%20b&amp;x=1"');
    expect(lines.join()).not.toContain('token=');
  });

  test('a rejected mail is an error, and the next one can be sent', async () => {
    smtp.refuse({ code: 451, message: 'come back later' });
    await expect(mailer.send(MAIL)).rejects.toThrow('451 come back later');
    smtp.refuse(null);
    await mailer.send(MAIL);
    expect(smtp.mails).toHaveLength(1);
  });

  test('an address cannot add headers or recipients', async () => {
    await mailer.send({ ...MAIL, subject: 'Hi\r\nBcc: eve@example.com' });
    expect(smtp.mails[0]?.to).toEqual(['ana@example.com']);
    expect(smtp.mails[0]?.source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  });
});

describe('without SMTP', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'spinreel-mail-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('mails are kept in the outbox, for its owner only, and their links are logged', async () => {
    const outbox = join(folder, 'outbox');
    const mailer = createMailer({ nodeEnv: 'test', mail: { smtpUrl: null, from: FROM, outbox } }, log);
    await mailer.send(MAIL);
    await mailer.send({ ...MAIL, to: 'second@example.com' });
    const files = (await readdir(outbox)).sort();
    expect(files.map((file) => file.replace(/^.*\./, ''))).toEqual(['eml', 'eml']);
    const source = await readFile(join(outbox, files[0]!), 'utf8');
    expect(source).toMatch(/^To: ana@example\.com$/m);
    expect(partsOf(source)[0]?.trim()).toBe(MAIL.text);
    expect((await stat(join(outbox, files[0]!))).mode & 0o777).toBe(0o600);
    expect(JSON.parse(lines[0]!).links).toEqual(['https://promo.example/reset-password?token=a%20b&x=1']);
  });

  test('A5: in production no link and no address gets into the log', async () => {
    const outbox = join(folder, 'outbox');
    const mailer = createMailer({ nodeEnv: 'production', mail: { smtpUrl: null, from: FROM, outbox } }, log);
    await mailer.send(MAIL);
    expect(await readdir(outbox)).toHaveLength(1);
    expect(JSON.parse(lines.at(-1)!).msg).toBe('mail written to the outbox');
    expect(lines.join('')).not.toMatch(/token=|https?:|ana@example/);
  });
});

test('the HTML version says the same, with people’s input as plain text', () => {
  const html = asHtml('<b>Subject</b>', MAIL.text);
  expect(html).toContain('&lt;b&gt;Subject&lt;/b&gt;');
  expect(html).toContain('Hello &lt;Ana&gt; &amp; co,<br>second line.');
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(asHtml('s', 'See https://a.example now')).not.toContain('<a ');
  expect(asHtml('s', 'javascript:alert(1)')).not.toContain('<a ');
});
