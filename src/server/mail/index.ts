import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { asHtml } from './template.ts';

/** A mail in plain words: paragraphs parted by blank lines, addresses as paragraphs of their own. The HTML form is made of it. */
export type Mail = { to: string; subject: string; text: string; unsubscribe?: string };

export type Mailer = {
  /** Hands the mail over. @throws if the server does not take it; senders do this in a job, which tries again */
  send(mail: Mail): Promise<void>;
};

// A server that says nothing must not outlast the job that sends: the next try would send a second mail.
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Mails by SMTP; without SMTP_URL they are written to the outbox folder, and outside of production their links are logged. */
export function createMailer({ mail, nodeEnv }: Pick<Config, 'mail' | 'nodeEnv'>, log: Logger): Mailer {
  const { smtpUrl, from, outbox } = mail;
  // A link opens an account: in production it is in the outbox, which is its owner's alone, and in no log.
  return smtpUrl ? smtpMailer(smtpUrl, from, log) : outboxMailer(outbox, from, log, nodeEnv !== 'production');
}

const messageOf = (from: string, { to, subject, text, unsubscribe }: Mail) => ({
  ...{ from, to, subject, text, html: asHtml(subject, text) },
  ...(unsubscribe && {
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }),
});

function smtpMailer(url: string, from: string, log: Logger): Mailer {
  const transport = createTransport({ url, ...PATIENCE });
  return {
    async send(mail) {
      const { subject } = mail;
      await transport.sendMail(messageOf(from, mail));
      log.info({ subject }, 'mail sent');
    },
  };
}

/** What the outbox is swept of: files as it names them, whole or begun. */
export const MAIL_FILE = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{8}\.eml(\.draft)?$/;

function outboxMailer(folder: string, from: string, log: Logger, logsLinks: boolean): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { to, subject, text } = mail;
      const { message } = await transport.sendMail(messageOf(from, mail));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`);
      // A program that watches the folder never sees half a mail.
      await writeFile(`${file}.draft`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.draft`, file);
      const links = logsLinks && { to, links: text.match(/https?:\/\/\S+/g) ?? [] };
      log.info({ subject, file, ...links }, 'mail written to the outbox');
    },
  };
}
