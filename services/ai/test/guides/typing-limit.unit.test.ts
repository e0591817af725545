import { clientAddressHeader } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { newJoiner, newMember, newVisitor } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { createTypingLimit } from '../../src/guides/guide-routes.ts';

test('When accounts without approval type, then they share the limit of their network’s visitors', () => {
  const count = createTypingLimit();
  const from = (address: string) => ({ headers: { [clientAddressHeader]: address } });
  const isRefused = (as: Identity = newJoiner(), address = '203.0.113.7') => {
    try {
      count(as, from(address));
      return false;
    } catch {
      return true;
    }
  };
  for (let n = 0; n < 600; n += 1)
    expect(isRefused(n % 2 ? newJoiner() : newVisitor())).toBe(false);
  expect([isRefused(), isRefused(newVisitor())]).toEqual([true, true]);
  expect([isRefused(newMember()), isRefused(newJoiner(), '203.0.113.8')]).toEqual([false, false]);
});
