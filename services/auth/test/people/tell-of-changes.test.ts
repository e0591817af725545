import { deleteAccount, redeemLink, updateMe, verifyEmail } from '@kbf/contracts';
import { definitionOf } from '@kbf/events';
import { recorded } from '@kbf/events/testing';
import { expect, test } from 'vitest';
import { memberIn } from '../log-in.ts';
import { queue } from '../queue.ts';
import { eventsOf, messageTo, newPhone, useAuth } from '../setup.ts';
import { toldTo } from '../told-of-changes.ts';

const auth = useAuth({ worker: true });

const changesOf = async (personId: string) =>
  (await toldTo(auth, personId)).map(({ ways, ...rest }) => ({
    ...rest,
    to: ways.map(({ to }) => to),
  }));

test('When a member proves a new number, then the old number and the address are told, sealed, once', async () => {
  const email = 'told@change.example';
  const { id, phone, browser } = await memberIn(auth, { email, emailVerified: true });
  const next = newPhone();
  await browser.call(updateMe, { phone: next });
  expect(await changesOf(id)).toEqual([]);
  await browser.call(redeemLink, { token: (await messageTo(auth, next)).token });
  expect(await changesOf(id)).toMatchObject([
    { done: 'phone-changed', fullName: 'Lydia Marsh', to: [phone, email] },
  ]);
  const outbox = JSON.stringify(await eventsOf(auth, 'account.changed'));
  for (const secret of [phone, email, 'Lydia', next]) expect(outbox).not.toContain(secret);
});

test('When a member proves a first address, then the number is told; an unproven claim is told nothing', async () => {
  const { id, phone, browser } = await memberIn(auth, { email: 'claim@change.example' });
  await browser.call(updateMe, { email: 'first@change.example' });
  const { token } = await messageTo(auth, 'first@change.example');
  await browser.call(verifyEmail, { token });
  expect(await changesOf(id)).toMatchObject([{ done: 'email-changed', to: [phone] }]);
});

test('When the last service has erased a person, then their proven address is told, and nobody else’s', async () => {
  const email = 'gone@change.example';
  const proven = await memberIn(auth, { email, emailVerified: true });
  const claimed = await memberIn(auth, { email: 'unproven@change.example' });
  const owners = async () =>
    (await recorded(auth.deps.database.sql, 'account.erased')).map(({ owner }) => owner);
  for (const { id, browser } of [claimed, proven]) {
    await browser.call(deleteAccount);
    for (const service of definitionOf('person.erasing').consumers) {
      expect(await owners()).toEqual([]);
      const erased = { personId: id, erasedAt: new Date().toISOString() };
      await queue.deliver('person.erased', erased, service);
    }
  }
  expect(await owners()).toEqual([{ email, fullName: 'Lydia Marsh' }]);
});

test('When somebody without a number is approved, then the mail welcomes them by name with the way in', async () => {
  await queue.approve({ fullName: 'Mary Lowe', email: 'mary@change.example', phone: null });
  const welcome = (await recorded(auth.deps.database.sql, 'message.requested')).find(
    ({ content }) => content.to === 'mary@change.example',
  );
  expect(welcome).toMatchObject({
    channel: 'email',
    kind: 'welcome',
    content: { fullName: 'Mary Lowe', purpose: 'membership' },
  });
  expect(welcome?.content.link).toMatch(/\/verify-email#token=\w{20}$/);
});
