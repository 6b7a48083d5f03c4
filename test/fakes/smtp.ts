import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type SmtpMail = { readonly from: string; readonly to: readonly string[]; readonly source: string };

export type FakeSmtp = {
  /** For SMTP_URL. */
  readonly url: string;
  /** What was taken, oldest first. */
  readonly mails: readonly SmtpMail[];
  /** Refuses mails with this answer until it is called with null. */
  refuse(answer: { code: number; message: string } | null): void;
  close(): Promise<void>;
};

/** A mail server on a free port that keeps what it is given. */
export async function startSmtp(): Promise<FakeSmtp> {
  const mails: SmtpMail[] = [];
  let refusal: { code: number; message: string } | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      const source = await text(stream);
      if (refusal) return done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse(answer) {
      refusal = answer;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
