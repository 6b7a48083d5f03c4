import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { asHtml } from './template.ts';

/** A mail in plain words: paragraphs parted by blank lines, addresses on lines of their own. The HTML form is made of it. */
export type Mail = { to: string; subject: string; text: string };

export type Mailer = {
  /** Hands the mail over. @throws if the server does not take it; senders do this in a job, which tries again */
  send(mail: Mail): Promise<void>;
};

/** Mails by SMTP; without SMTP_URL they are written to the outbox folder and their links are logged. */
export function createMailer({ mail: settings }: Pick<Config, 'mail'>, log: Logger): Mailer {
  const transport = settings.smtpUrl
    ? createTransport(settings.smtpUrl)
    : createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send({ to, subject, text }) {
      const info = await transport.sendMail({ from: settings.from, to, subject, text, html: asHtml(subject, text) });
      if (settings.smtpUrl) {
        log.info({ to, subject }, 'mail sent');
        return;
      }
      await mkdir(settings.outbox, { recursive: true, mode: 0o700 });
      const file = join(
        settings.outbox,
        `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID().slice(0, 8)}.eml`,
      );
      await writeFile(file, (info as unknown as { message: Buffer }).message, { mode: 0o600 });
      log.info({ to, subject, file, links: text.match(/https?:\/\/\S+/g) ?? [] }, 'mail written to the outbox');
    },
  };
}
