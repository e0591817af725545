import { expect, test } from 'vitest';
import { useCommunity } from '../setup.ts';
import { look, notice } from './at-the-desk.ts';

const set = useCommunity({ worker: true });

test('When no admin has looked at a danger, then the metrics show how long the first one waits', async () => {
  const figures = async () => {
    const text = await set.community.deps.metrics.metrics();
    return {
      seconds: Number(/^desk_oldest_danger_seconds.* (\S+)$/m.exec(text)?.[1]),
      waiting: Number(/^desk_waiting\{kind="danger".* (\S+)$/m.exec(text)?.[1]),
    };
  };
  const { prisma } = set.community.deps.database;
  await prisma.careCase.updateMany({ data: { seenAt: new Date() } });
  const before = await figures();
  expect(before.seconds).toBe(0);
  const noticedAt = new Date(Date.now() - 1_000_000).toISOString();
  const id = await notice(set.community, {}, { noticedAt });
  const waits = await figures();
  expect(waits.waiting).toBe(before.waiting + 1);
  expect(waits.seconds).toBeGreaterThanOrEqual(1_000);
  await look(set.community, { kind: 'danger', id });
  expect((await figures()).seconds).toBe(0);
});
