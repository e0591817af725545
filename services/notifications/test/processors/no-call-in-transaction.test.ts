import { randomUUID } from 'node:crypto';
import type { EventInput, EventName } from '@kbf/events';
import { databaseNow } from '@kbf/data-kit';
import { until } from '@kbf/test-kit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendWaitingAlerts } from '../../src/alerts/send-waiting-alerts.ts';
import { remindAdmins } from '../../src/promises/remind-admins.ts';
import { useAll } from '../providers.ts';
import { announce } from '../setup.ts';

const all = useAll();
const personId = randomUUID();
const ruth = { phone: '+12025550103', email: 'ruth@castellanos.example', fullName: 'Ruth' };

/** Returns true if a transaction stays open while its process does other work. */
const isOneOpen = async () =>
  (
    await all.notifications.deps.database.sql(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
      [],
    )
  ).length > 0;

let asked = 0;
beforeEach(() => {
  all.auth.people.set(personId, ruth);
  all.auth.admins.splice(0, Infinity, { phone: '+12025550101', email: 'grace@whitfield.example' });
  asked = 0;
  // Other transactions end soon; one that waits for this answer would never end.
  all.auth.beforeAnswer = async () => {
    await until(async () => !(await isOneOpen()));
    asked += 1;
  };
});
afterEach(() => {
  all.auth.beforeAnswer = () => Promise.resolve();
});

const now = () => new Date().toISOString();
const events: { [Name in EventName]?: () => EventInput<Name> } = {
  'check-in.due': () => ({ prayerId: randomUUID(), personId, askedAt: now() }),
  'contact.received': () => ({
    submissionId: randomUUID(),
    type: 'Member',
    sender: { fullName: 'Noah Kane', email: 'noah@kane.example' },
    receivedAt: now(),
  }),
  'crisis.noticed': () => ({ noticeId: randomUUID(), source: 'prayer', noticedAt: now() }),
  'desk.waiting': () => ({
    noticeId: randomUUID(),
    danger: 0,
    held: 1,
    reported: 0,
    countedAt: now(),
  }),
  'export.requested': () => ({ exportId: randomUUID(), personId, requestedAt: now() }),
  'moderation.decided': () => ({
    decisionId: randomUUID(),
    kind: 'prayer',
    prayerId: randomUUID(),
    authorId: personId,
    outcome: 'published',
    decidedAt: now(),
  }),
  'need.contacted': () => ({
    contactId: randomUUID(),
    personId,
    change: 'asked',
    changedAt: now(),
  }),
  'partner.answered': () => ({ personId, week: '2026-03-02', answeredAt: now() }),
  'person.erasing': () => ({ personId: randomUUID(), requestedAt: now() }),
};

test.each(Object.keys(events) as EventName[])(
  'When %s is processed, then auth is asked while no transaction is open',
  async (name) => {
    await announce(all.notifications, name, events[name]!() as EventInput<typeof name>);
    expect(asked).toBeGreaterThan(0);
  },
);

test('When admins are reminded of a promise, then auth is asked while no transaction is open', async () => {
  const { prisma } = all.notifications.deps.database;
  const receivedAt = new Date((await databaseNow(prisma)).getTime() - 23 * 3_600_000);
  await prisma.replyPromise.create({
    data: { submissionId: randomUUID(), type: 'Guest Speaker', receivedAt },
  });
  expect(await remindAdmins(all.notifications.deps)).toBe(1);
  expect(asked).toBeGreaterThan(0);
});

test('When bundled alerts are due, then auth is asked while no transaction is open', async () => {
  const { prisma } = all.notifications.deps.database;
  await prisma.alertRecipient.deleteMany();
  await prisma.alertRecipient.create({ data: { recipientHash: 'of somebody', waiting: 1 } });
  await sendWaitingAlerts(all.notifications.deps);
  expect(asked).toBeGreaterThan(0);
});
