import { randomUUID } from 'node:crypto';
import type { EventPayload } from '@kbf/events';
import { until } from '@kbf/test-kit';
import { beforeEach, expect, test } from 'vitest';
import { useAll } from '../providers.ts';
import { announce, origin, phone } from '../setup.ts';

/** One login can change passkeys again and again: its owner gets one notice an hour and kind. */
const all = useAll();

beforeEach(() => void all.twilio.taken.splice(0));

let links = 0;
/** Announces a change. @returns the link that the contact gets */
async function change(personId: string, done: EventPayload<'account.changed'>['done']) {
  const undoLink = `${origin}/login#undo=Link${links++}`;
  await announce(all.notifications, 'account.changed', {
    changeId: randomUUID(),
    personId,
    done,
    told: { fullName: 'Ruth Castellanos', ways: [{ channel: 'sms', to: phone, undoLink }] },
  });
  return undoLink;
}

const sentTexts = () => all.twilio.taken.map(({ body }) => body);
const sent = (count: number) => until(() => all.twilio.taken.length === count);
const waiting = (personId: string) =>
  all.prisma.message.count({ where: { personId, state: 'queued' } });
const letAnHourPass = async (personId: string) => {
  await all.notifications.deps.database.pool.query(
    `UPDATE message SET next_attempt_at = next_attempt_at - interval '1 hour' WHERE person_id = $1`,
    [personId],
  );
  all.notifications.deps.sender.nudge();
};

test('When passkeys are added again and again, then one notice goes out at once and one an hour later', async () => {
  const id = randomUUID();
  const first = await change(id, 'passkey-added');
  await sent(1);
  let newest = '';
  for (let n = 0; n < 4; n += 1) newest = await change(id, 'passkey-added');
  expect(await waiting(id)).toBe(1);
  expect(sentTexts()).toEqual([expect.stringContaining(first)]);
  await letAnHourPass(id);
  await sent(2);
  expect(sentTexts()[1]).toContain(newest);
  await change(id, 'passkey-added');
  expect(await waiting(id)).toBe(1);
  await letAnHourPass(id);
  await sent(3);
});

test('When changes are of two kinds, or of two people, then each has its notice', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  await change(one, 'passkey-added');
  await change(one, 'passkey-removed');
  await change(one, 'email-changed');
  await change(one, 'email-changed');
  await change(other, 'passkey-added');
  await all.nothingWaits();
  expect(all.twilio.taken).toHaveLength(5);
});

test('When an account was restored, then the next change is told at once, and no old notice still comes', async () => {
  const id = randomUUID();
  await change(id, 'passkey-added');
  const old = await change(id, 'passkey-added');
  await change(id, 'undone');
  const next = await change(id, 'passkey-added');
  await all.nothingWaits();
  expect(sentTexts()).toHaveLength(3);
  expect(sentTexts()[2]).toContain(next);
  expect(sentTexts().join()).not.toContain(old);
});

test('When a change is announced again, then neither its notice nor one that waits is lost or doubled', async () => {
  const id = randomUUID();
  const told = { fullName: 'Ruth Castellanos', ways: [{ channel: 'sms' as const, to: phone }] };
  const event = { changeId: randomUUID(), personId: id, done: 'passkey-added' as const, told };
  await announce(all.notifications, 'account.changed', event);
  await change(id, 'passkey-added');
  await announce(all.notifications, 'account.changed', event);
  await sent(1);
  expect(await waiting(id)).toBe(1);
});
