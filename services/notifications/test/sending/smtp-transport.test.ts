import { afterAll, beforeAll, expect, test } from 'vitest';
import { compose } from '../../src/messages/compose.ts';
import { mailTemplates } from '../../src/messages/mail-templates.ts';
import { createSmtpTransport } from '../../src/sending/smtp-transport.ts';
import { startMailServer } from '../mail-server.ts';
import type { MailServer } from '../mail-server.ts';
import { liveConfig } from '../setup.ts';

let open: MailServer;
let guarded: MailServer;
beforeAll(async () => {
  open = await startMailServer();
  guarded = await startMailServer('right');
});
afterAll(async () => {
  await open.close();
  await guarded.close();
});

function transportTo(address: string) {
  const config = liveConfig({ SMTP_URL: `smtp://${address}` });
  if (config.DELIVERY !== 'live') throw new Error('mail leaves only where delivery is live');
  return createSmtpTransport(config);
}
const link = 'https://fellowship.example/login#token=Abc';
const mail = {
  id: '7f0c2b5e-5a4e-4a39-8d31-0a5d2f3c9e11',
  to: 'ruth@castellanos.example',
  composed: compose('email', 'email-login', { to: 'ruth@castellanos.example', link }),
};

test('When a mail is sent, then the server gets it in both forms, with our message id', async () => {
  const transport = transportTo(open.host);
  expect(await transport.send(mail)).toMatchObject({ outcome: 'sent' });
  const taken = open.taken.at(-1);
  expect(taken?.subject).toBe('Your login link for Kingdom Builders Fellowship');
  expect(taken?.text?.trim()).toBe(mail.composed.text);
  expect(taken?.html).toContain(`href="${link}"`);
  expect(taken?.messageId).toContain(mail.id);
  expect(taken?.header('list-unsubscribe')).toBeUndefined();
  await transport.close();
});

test('When a mail can be unsubscribed from, then its head says how, in one tap', async () => {
  const transport = transportTo(open.host);
  const unsubscribe = `https://fellowship.example/api/notifications/unsubscribe?token=${'x'.repeat(90)}`;
  await transport.send({ ...mail, composed: { ...mail.composed, unsubscribe } });
  expect(open.taken.at(-1)?.header('list-unsubscribe')).toBe(`<${unsubscribe}>`);
  expect(open.taken.at(-1)?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  await transport.close();
});

test('When a mail of any kind is sent, then its head says that a program did it; thanks are a reply', async () => {
  const transport = transportTo(open.host);
  const kinds = Object.keys(mailTemplates);
  for (const kind of kinds) {
    const content = { to: mail.to, link, about: 'prayer', fullName: 'Ruth' };
    await transport.send({ ...mail, composed: compose('email', kind, content) });
  }
  const said = open.taken.slice(-kinds.length).map((taken) => taken.header('auto-submitted'));
  const expected = kinds.map((kind) =>
    kind === 'contact-thanks' ? 'auto-replied' : 'auto-generated',
  );
  expect(said).toEqual(expected);
  await transport.close();
});

test.each([
  [451, 'later'],
  [550, 'failed'],
])('When the server answers %d, then the outcome is %s', async (responseCode, outcome) => {
  open.refuse(responseCode);
  const transport = transportTo(open.host);
  expect(await transport.send(mail)).toMatchObject({ outcome });
  open.refuse(undefined);
  await transport.close();
});

test('When our password is wrong (535), then the mail waits until it is right', async () => {
  const wrong = transportTo(`us:wrong@${guarded.host}`);
  expect(await wrong.send(mail)).toMatchObject({ outcome: 'later' });
  const none = transportTo(guarded.host);
  expect(await none.send(mail)).toMatchObject({ outcome: 'later' });
  const right = transportTo(`us:right@${guarded.host}`);
  expect(await right.send(mail)).toMatchObject({ outcome: 'sent' });
  expect(guarded.taken).toHaveLength(1);
  await Promise.all([wrong.close(), none.close(), right.close()]);
});

test('When no server listens, then the mail can wait', async () => {
  const transport = transportTo('127.0.0.1:1');
  expect(await transport.send(mail)).toMatchObject({ outcome: 'later' });
  await transport.close();
});
