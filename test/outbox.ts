import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestServer } from './server.ts';
import { SOON } from './soon.ts';

type Mailing = Pick<TestServer, 'services'>;
export type ReceivedMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The address of List-Unsubscribe, in its brackets; empty: there is none. */
  readonly unsubscribe: string;
};

/** The e-mails that the server has written to its outbox, oldest first. */
export async function readOutbox({ services }: Mailing): Promise<ReceivedMail[]> {
  const folder = services.config.mail.outbox;
  // Drafts are e-mails being written: they are renamed when they are complete.
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
  const sources = await Promise.all(files.sort().map((file) => readFile(join(folder, file), 'utf8')));
  return sources.map(parse);
}

/** Waits until `count` e-mails to this address have been sent. */
export async function waitForMails(server: Mailing, to: string, count = 1): Promise<ReceivedMail[]> {
  const deadline = Date.now() + SOON.timeout;
  for (;;) {
    const mails = (await readOutbox(server)).filter((mail) => mail.to === to);
    if (mails.length >= count) return mails;
    if (Date.now() > deadline) throw new Error(`${mails.length} of ${count} mails to ${to} have been sent.`);
    await sleep(100);
  }
}

/** The token of the link in an e-mail. */
export function tokenOf({ text }: ReceivedMail): string {
  const token = /[?&]token=([^\s"&]+)/.exec(text)?.[1];
  if (!token) throw new Error(`There is no link with a token in: ${text}`);
  return decodeURIComponent(token);
}

function parse(source: string): ReceivedMail {
  const header = (name: string) => new RegExp(`^${name}:\\s(.*)$`, 'im').exec(source)?.[1]?.trim() ?? '';
  // Quoted-printable (RFC 2045, 6.7) leaves 7-bit parts as they are, but for `=` signs, which no text of ours has outside of links.
  const text = source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { to: header('To'), subject: header('Subject'), text, unsubscribe: header('List-Unsubscribe') };
}
