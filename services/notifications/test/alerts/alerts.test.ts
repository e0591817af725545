import { randomUUID } from 'node:crypto';
import type { EventInput } from '@kbf/events';
import { jobOf, withQueue } from '@kbf/events/testing';
import { until } from '@kbf/test-kit';
import { beforeEach, expect, test } from 'vitest';
import { alertCaps, shareOfSender } from '../../src/alerts/alert-caps.ts';
import { sendWaitingAlerts } from '../../src/alerts/send-waiting-alerts.ts';
import { removeOld } from '../../src/upkeep/remove-old.ts';
import { useAll } from '../providers.ts';
import { aLogin, announce, phone } from '../setup.ts';

const all = useAll();
const admin = { phone: '+12025550101', email: 'grace@whitfield.example' };

beforeEach(async () => {
  all.auth.admins.splice(0, all.auth.admins.length, admin);
  await all.prisma.message.deleteMany();
  await all.prisma.alertRecipient.deleteMany();
  await all.prisma.requestLimit.deleteMany();
  await all.prisma.processedEvent.deleteMany();
  all.mail.taken.splice(0);
  all.twilio.taken.splice(0);
});

type Sender = EventInput<'crisis.noticed'>['sender'];
/** By default of a sender of its own. */
const aNotice = (
  noticeId: string = randomUUID(),
  sender: Sender = { networks: [`network of ${noticeId}`] },
) => ({
  noticeId,
  source: 'prayer-chat' as const,
  sender,
  noticedAt: new Date().toISOString(),
});
const notice = (noticeId?: string, sender?: Sender) =>
  announce(all.notifications, 'crisis.noticed', aNotice(noticeId, sender));
const held = async () => {
  const as = { role: 'admin', userId: randomUUID() } as const;
  return (await all.notifications.call('GET', '/api/notifications/held-alerts', { as })).json();
};
const noticeJob = () =>
  jobOf('notifications', 'crisis.noticed', aNotice(), { id: randomUUID(), from: 'ai' });
const processor = 'alert-admins-on-crisis-noticed';
const processed = () => all.prisma.processedEvent.count({ where: { processor } });
/** Moves the last alert back in time. */
const minutesLater = (minutes: number) =>
  all.notifications.deps.database.pool.query(
    'UPDATE alert_recipient SET told_at = told_at - make_interval(mins => $1::int)',
    [minutes],
  );
const flush = async () => {
  await sendWaitingAlerts(all.notifications.deps);
  await all.nothingWaits();
};
const textsTo = (to: string) => all.twilio.taken.filter((text) => text.to === to);

test('When a crisis is noticed, twice announced, then each admin is told once, by text and mail', async () => {
  const id = randomUUID();
  await notice(id);
  await notice(id);
  await all.nothingWaits();
  expect(textsTo(admin.phone)).toMatchObject([{ body: expect.stringContaining('in danger') }]);
  expect(all.mail.taken).toMatchObject([{ subject: 'Someone may be in danger' }]);
  const rows = await all.prisma.alertRecipient.findMany();
  expect(rows.map(({ waiting }) => waiting)).toEqual([0, 0]);
});

test('When 300 notices come in seconds, then one text comes, then one with the count; logins go first', async () => {
  await withQueue('notifications', (queue) =>
    queue.addBulk(Array.from({ length: 300 }, noticeJob)),
  );
  await announce(all.notifications, 'message.requested', aLogin());
  // It was announced last, and is processed and sent before most of the others are processed.
  await until(() => textsTo(phone).length === 1);
  expect(await processed()).toBeLessThan(300);
  await until(async () => (await processed()) === 300, 50_000);
  await flush();
  expect(textsTo(admin.phone)).toHaveLength(1);
  await minutesLater(14);
  await flush();
  expect(textsTo(admin.phone)).toHaveLength(1);
  await minutesLater(1);
  await flush();
  await flush();
  expect(textsTo(admin.phone).map(({ body }) => body)).toEqual([
    expect.stringContaining('someone may be in danger'),
    expect.stringContaining('299 more messages'),
  ]);
  expect(all.mail.taken).toHaveLength(2);
});

test('When the site has sent its texts of an hour, then that is told once, and the rest goes out as one', async () => {
  const { pool } = all.notifications.deps.database;
  all.auth.admins.push({ phone: '+12025550107', email: null });
  const toEach = alertCaps.textsAnHour / 2;
  for (let count = 0; count < toEach + 2; count += 1) {
    await notice();
    await minutesLater(15);
  }
  await flush();
  await minutesLater(2);
  expect(await held()).toEqual({ held: 2 });
  const bodies = textsTo(admin.phone).map(({ body }) => body);
  expect(bodies.filter((body) => body.includes('we reached the limit for alerts'))).toHaveLength(1);
  expect(bodies).toHaveLength(toEach + 1);
  // Mails have no cost: they continue.
  const mails = all.mail.taken.filter(({ subject }) => subject === 'Someone may be in danger');
  expect(mails).toHaveLength(toEach + 2);
  await pool.query(`UPDATE request_limit SET window_ends_at = now() WHERE key = 'alerts: texts'`);
  await flush();
  expect(textsTo(admin.phone).at(-1)?.body).toContain('2 more messages');
});

test('When somebody is no admin any more, then nothing waits for them', async () => {
  await notice();
  await notice();
  await minutesLater(15);
  all.auth.admins.splice(0);
  await flush();
  expect(await all.prisma.alertRecipient.count()).toBe(0);
  expect(textsTo(admin.phone)).toHaveLength(1);
});

/** Many notices of senders like this one, each after the time between two alerts. */
async function flood(count: number, senderOf: (nth: number) => Sender): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) {
    await notice(undefined, senderOf(nth));
    await minutesLater(15);
  }
  await flush();
}

const person = randomUUID();
test.each<[string, (nth: number) => Sender]>([
  ['address', () => ({ networks: ['203.0.113.7'] })],
  [
    'IPv6 home with many networks',
    (nth) => ({
      networks: [`2001:db8:5:${nth}::/64`, '2001:db8:5::/56', '2001:db8:5::/48'],
    }),
  ],
  ['IPv6 network that is rented', (nth) => ({ networks: [`${nth}::/64`, `${nth}::/56`, '::/48'] })],
  ['member', () => ({ userId: person })],
])(
  'When one %s floods the alerts, then a quarter goes out, the desk counts the rest, and others are heard',
  async (_what, senderOf) => {
    const share = alertCaps.textsAnHour * shareOfSender;
    await flood(share + 3, senderOf);
    expect(textsTo(admin.phone)).toHaveLength(share);
    expect(await held()).toEqual({ held: 3 });

    const limits = await all.prisma.requestLimit.findMany();
    for (const name of ['203.0.113.7', '::/', person])
      expect(JSON.stringify(limits)).not.toContain(name);

    await notice();
    await flush();
    expect(textsTo(admin.phone).at(-1)?.body).toContain('4 more messages');
    expect(await held()).toEqual({ held: 0 });
  },
);

test('When one address goes on all day, then three quarters of the alerts of the day are left', async () => {
  const { pool } = all.notifications.deps.database;
  const quarter = alertCaps.toOneADay.email * shareOfSender;
  for (let hour = 0; hour < 8; hour += 1) {
    await flood(4, () => ({ networks: ['203.0.113.7'] }));
    await pool.query(
      `UPDATE request_limit SET window_ends_at = now() WHERE key LIKE 'alerts: texts%'`,
    );
  }
  expect(all.mail.taken).toHaveLength(quarter);
  expect(textsTo(admin.phone)).toHaveLength(alertCaps.toOneADay.sms * shareOfSender);
});

test('When notices were held for a day, then they are no longer counted', async () => {
  await flood(alertCaps.textsAnHour * shareOfSender + 1, () => ({ networks: ['203.0.113.7'] }));
  expect(await held()).toEqual({ held: 1 });
  await all.notifications.deps.database.pool.query(
    `UPDATE alert_recipient SET held_at = now() - interval '25 hours'`,
  );
  await removeOld(all.notifications.deps);
  expect(await held()).toEqual({ held: 0 });
});
