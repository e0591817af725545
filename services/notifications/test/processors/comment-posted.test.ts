import { randomUUID } from 'node:crypto';
import type { Service } from '@kbf/service-kit';
import { identityHeaders, until } from '@kbf/test-kit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startAll } from '../providers.ts';
import type { All } from '../providers.ts';
import { origin, processed, startApp } from '../setup.ts';

let all: All;
let app: Service;

beforeAll(async () => {
  all = await startAll();
  app = await startApp(all.config);
});
beforeEach(async () => {
  all.mail.taken.splice(0);
  all.twilio.taken.splice(0);
  await all.db.database.message.deleteMany();
  await all.db.database.processedEvent.deleteMany();
});
afterAll(async () => {
  await app.close();
  await all.close();
});

const processor = 'tell-author-on-comment-posted';

function member(contacts: { phone: string | null; email: string | null }) {
  const personId = randomUUID();
  all.auth.people.set(personId, { ...contacts, fullName: 'Ruth Castellanos' });
  return personId;
}
const ruth = { phone: '+12025550103', email: 'ruth@castellanos.example' };

const wishes = (personId: string, channel: 'sms' | 'email') =>
  app.inject({
    method: 'PUT',
    url: '/api/notifications/preferences',
    headers: identityHeaders({ role: 'member', userId: personId }, 'notifications'),
    payload: { commentOnOwnPrayer: true, channel },
  });

const commentOn = (prayerAuthorId: string, prayerId = randomUUID(), postedAt = new Date()) => ({
  commentId: randomUUID(),
  prayerId,
  prayerAuthorId,
  postedAt: postedAt.toISOString(),
});

const kept = () => all.db.database.message.count({ where: { kind: 'comment-notice' } });

test('When a member never asked for it, then nothing is sent', async () => {
  await all.announce('comment.posted', commentOn(member(ruth)));
  await processed(all.db.database, processor, 1);
  expect(await kept()).toBe(0);
});

test('When a member asked for mails, then one comes, announced twice, and one tap ends them', async () => {
  const personId = member(ruth);
  expect((await wishes(personId, 'email')).statusCode).toBe(200);
  const event = commentOn(personId);
  await all.announce('comment.posted', event);
  await all.announce('comment.posted', event);
  await processed(all.db.database, processor, 2);
  await until(() => all.mail.taken.length === 1);
  const [mail] = all.mail.taken;
  expect(mail).toMatchObject({
    recipient: ruth.email,
    text: expect.stringContaining(`${origin}/prayer-share/${event.prayerId}`),
  });
  expect(all.twilio.taken).toHaveLength(0);
  const address = /^<(.+)>$/.exec(mail?.header('list-unsubscribe') ?? '')?.[1] ?? '';
  expect(address.startsWith(`${origin}/api/notifications/unsubscribe?token=`)).toBe(true);
  expect(mail?.text).toContain(address);

  const tap = await app.inject({
    method: 'POST',
    url: address.slice(origin.length),
    headers: {
      ...identityHeaders({ role: 'visitor' }, 'notifications'),
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(tap.statusCode).toBe(200);
  await all.announce('comment.posted', commentOn(personId));
  await processed(all.db.database, processor, 3);
  expect(await kept()).toBe(1);
});

test('When many comments come within the hour, then one message goes out for each prayer', async () => {
  const personId = member(ruth);
  await wishes(personId, 'sms');
  const [one, other] = [randomUUID(), randomUUID()];
  for (const prayerId of [one, one, one, other])
    await all.announce('comment.posted', commentOn(personId, prayerId));
  await processed(all.db.database, processor, 4);
  await until(() => all.twilio.taken.length === 2);
  expect(await kept()).toBe(2);
  expect(all.twilio.taken.every(({ to }) => to === ruth.phone)).toBe(true);
  await all.db.pool.query(`UPDATE comment_notice SET noticed_at = now() - interval '61 minutes'`);
  await all.announce('comment.posted', commentOn(personId, one));
  await until(() => all.twilio.taken.length === 3);
  expect(all.mail.taken).toHaveLength(0);
});

test('When the chosen channel has no proved address, then no other is used', async () => {
  const personId = member({ phone: ruth.phone, email: null });
  await wishes(personId, 'email');
  await all.announce('comment.posted', commentOn(personId));
  await processed(all.db.database, processor, 1);
  expect(await kept()).toBe(0);
});

test('When the comment is a day old, or its prayer’s author is gone, then nothing is sent', async () => {
  const late = member(ruth);
  await wishes(late, 'sms');
  const gone = randomUUID();
  await wishes(gone, 'sms');
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await all.announce('comment.posted', commentOn(late, randomUUID(), yesterday));
  await all.announce('comment.posted', commentOn(gone));
  await processed(all.db.database, processor, 2);
  expect(await kept()).toBe(0);
});

test.each([
  ['sms', 'published', ruth, 'sms', 'is public now'],
  ['email', 'hidden', ruth, 'email', 'is not shown to others'],
  ['email', 'hidden', { phone: ruth.phone, email: null }, 'sms', 'is not shown to others'],
] as const)(
  'When an admin decided and the author chose %s (%s), then they are told once, where they can be reached',
  async (chosen, outcome, contacts, channel, words) => {
    const personId = member(contacts);
    await wishes(personId, chosen);
    const event = {
      decisionId: randomUUID(),
      kind: 'prayer',
      authorId: personId,
      outcome,
      decidedAt: new Date().toISOString(),
    } as const;
    await all.announce('moderation.decided', event);
    await all.announce('moderation.decided', event);
    await processed(all.db.database, 'tell-author-on-moderation-decided', 2);
    const taken = () => all.twilio.taken.length + all.mail.taken.length;
    await until(() => taken() === 1);
    const said = channel === 'sms' ? all.twilio.taken[0]?.body : all.mail.taken[0]?.text;
    expect(channel === 'email' ? all.mail.taken[0]?.subject : said).toContain(words);
    expect(await all.db.database.message.count()).toBe(1);
  },
);
