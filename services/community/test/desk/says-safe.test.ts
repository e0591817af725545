import type { Identity } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { newMember, newVisitor, useCommunity } from '../setup.ts';
import { deskOf, look, notice } from './at-the-desk.ts';

const set = useCommunity({ worker: true });

test('When a person says that nobody is in danger, then only their open cases of the hour say so', async () => {
  const member = newMember();
  const visitor = newVisitor();
  const mine = await notice(set.community, { userId: member.userId });
  const before = new Date(Date.now() - 2 * 3_600_000).toISOString();
  const old = await notice(set.community, { userId: member.userId }, { noticedAt: before });
  const theirs = await notice(set.community, { visitorId: visitor.visitorId });
  const saysSafe = async () => {
    const { body } = await deskOf(set.community);
    const of = (id: string) => body.find((item) => item.id === id)?.danger?.saysSafe;
    return [of(mine), of(old), of(theirs)];
  };
  const say = (as: Identity) => set.community.call('POST', '/api/care/safe', { as });

  expect(await saysSafe()).toEqual([false, false, false]);
  expect((await say(newMember())).status).toBe(204);
  expect((await say(newVisitor())).status).toBe(204);
  expect((await say({ role: 'visitor' })).status).toBe(204);
  expect(await saysSafe()).toEqual([false, false, false]);
  await say(member);
  expect(await saysSafe()).toEqual([true, false, false]);
  await say(visitor);
  expect(await saysSafe()).toEqual([true, false, true]);
});

test('When words come again whose author says that nobody is in danger, then their case says so', async () => {
  const id = await notice(set.community, { level: 'likely', saysSafe: true });
  expect((await look(set.community, { kind: 'danger', id })).body.case).toMatchObject({
    saysSafe: true,
  });
});
