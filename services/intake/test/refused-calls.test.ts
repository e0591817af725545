import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { admin, eventsOf, newMember, useIntake, visitor } from './setup.ts';

const intake = useIntake();

test('When a member makes a call for admins, then auth’s log is told, twenty times an hour', async () => {
  const member = newMember();
  const path = '/api/contact-submissions';
  expect((await intake.call('GET', path, { as: admin })).status).toBe(200);
  expect((await intake.call('GET', path, { as: visitor })).status).toBe(401);
  expect((await intake.call('GET', path, { as: member })).status).toBe(403);
  const told = await until(async () => {
    const events = await eventsOf(intake, 'privilege.used');
    return events.length > 0 && events;
  });
  expect(told).toMatchObject([
    { actorId: member.userId, action: 'call.refused', details: { call: `GET ${path}` } },
  ]);
  for (let n = 0; n < 25; n += 1) await intake.call('GET', path, { as: member });
  const count = async () => (await eventsOf(intake, 'privilege.used')).length;
  await until(async () => (await count()) === 20);
  expect(await count()).toBe(20);
});
