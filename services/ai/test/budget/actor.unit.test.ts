import { randomBytes } from 'node:crypto';
import { newJoiner, newMember } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { budgetActor } from '../../src/budget/budget-actor.ts';

const key = randomBytes(32);
const visitor = { role: 'visitor' } as const;

test('When a member asks, then it is the member’s budget from wherever', () => {
  const member = newMember();
  expect(budgetActor(member, ['192.0.2.7'], key)).toEqual({
    isMember: true,
    names: [member.userId],
  });
});

test('When no admin has approved a person, then it is the budget of their network, as for its visitors', () => {
  const accounts = [newJoiner(), newJoiner(), visitor];
  const actors = accounts.map((one) => JSON.stringify(budgetActor(one, ['192.0.2.7'], key)));
  expect(new Set(actors).size).toBe(1);
});

test('When a visitor asks, then the address stands as a hash that only this key makes', () => {
  const networks = ['192.0.2.7'];
  const actor = budgetActor(visitor, networks, key);
  expect(actor).toEqual(budgetActor({ ...visitor, visitorId: 'new cookie' }, networks, key));
  expect(JSON.stringify(actor)).not.toContain('192');
  expect(budgetActor(visitor, networks, randomBytes(32))).not.toEqual(actor);
});
