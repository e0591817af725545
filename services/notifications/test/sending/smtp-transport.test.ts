import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LiveConfig } from '../../src/config.ts';
import { createSmtpTransport } from '../../src/sending/smtp-transport.ts';
import { liveConfig } from '../setup.ts';

const received: string[] = [];
let refusal: { responseCode: number } | undefined;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (refusal) return done(Object.assign(new Error('refused'), refusal));
      received.push(Buffer.concat(chunks).toString('utf8'));
      return done();
    });
  },
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const transportTo = (port: number) =>
  createSmtpTransport(
    liveConfig('postgresql://unused', { SMTP_URL: `smtp://127.0.0.1:${port}` }) as LiveConfig,
  );
const port = () => (server.server.address() as AddressInfo).port;
const mail = {
  id: '7f0c2b5e-5a4e-4a39-8d31-0a5d2f3c9e11',
  to: 'ruth@castellanos.example',
  composed: { subject: 'Your login link', text: 'Open https://fellowship.example/login#token=Abc' },
};

test('When a mail is sent, then the server gets it with our message id', async () => {
  refusal = undefined;
  const transport = transportTo(port());
  expect(await transport.send(mail)).toMatchObject({ outcome: 'sent' });
  const parsed = await PostalMime.parse(received.at(-1) ?? '');
  expect(parsed.subject).toBe('Your login link');
  expect(parsed.text?.trim()).toBe(mail.composed.text);
  expect(parsed.messageId).toContain(mail.id);
  await transport.close();
});

test.each([
  [451, 'later'],
  [550, 'failed'],
])('When the server answers %d, then the outcome is %s', async (responseCode, outcome) => {
  refusal = { responseCode };
  const transport = transportTo(port());
  expect(await transport.send(mail)).toMatchObject({ outcome });
  await transport.close();
});

test('When no server listens, then the mail can wait', async () => {
  const transport = transportTo(1);
  expect(await transport.send(mail)).toMatchObject({ outcome: 'later' });
  await transport.close();
});
