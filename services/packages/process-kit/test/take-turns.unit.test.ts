import { expect, test } from 'vitest';
import { takeTurns } from '../src/take-turns.ts';

test('When more work comes than has a turn, then it waits in order, and goes on when some failed', async () => {
  const inTurn = takeTurns(2);
  const begun: number[] = [];
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const all = gates.map((gate, at) =>
    inTurn(async () => {
      begun.push(at);
      return await gate.promise;
    }),
  );
  expect(begun).toEqual([0, 1]);

  gates[1]!.reject(new Error('failed'));
  await expect(all[1]).rejects.toThrow('failed');
  gates[0]!.resolve(0);
  await all[0];
  expect(begun).toEqual([0, 1, 2, 3]);

  for (const gate of gates) gate.resolve(1);
  expect(await Promise.all([all[2], all[3], all[4]])).toEqual([1, 1, 1]);
  expect(await inTurn(async () => 'free again')).toBe('free again');
});
