import type { AddressInfo } from 'node:net';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';

export type TakenMail = Email & {
  recipient: string;
  /** Value of a header by its name in lower case. */
  header: (name: string) => string | undefined;
};

/** An SMTP server that stores received mails. @param password required for user `us` when set */
export async function startMailServer(password?: string) {
  const taken: TakenMail[] = [];
  let refusal: { responseCode: number } | undefined;
  const server = new SMTPServer({
    authOptional: password === undefined,
    disabledCommands: password === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) =>
      auth.password === password
        ? done(null, { user: 'us' })
        : done(Object.assign(new Error('Authentication failed'), { responseCode: 535 })),
    onData: callbackify(async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      if (refusal) throw Object.assign(new Error('refused'), refusal);
      const mail = await PostalMime.parse(Buffer.concat(chunks));
      const recipient = session.envelope.rcptTo[0]?.address ?? '';
      const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
      taken.push({ ...mail, recipient, header });
    }),
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    /** For all mails from now on. */
    refuse: (responseCode: number | undefined) =>
      void (refusal = responseCode === undefined ? undefined : { responseCode }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
