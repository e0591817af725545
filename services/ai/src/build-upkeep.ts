import { limits } from '@kbf/contracts';
import { databaseNow, forgetOldQuotas } from '@kbf/data-kit';
import type { UpkeepTask } from '@kbf/data-kit';
import type { Deps } from './deps.ts';
import { failAbandoned } from './replies/fail-reply.ts';

/**
 * How long rows are needed, beside those in `limits`: replies for retries and reloads, photos until community has them,
 * budgets for a day, conversations that never had a reply.
 */
export const keep = {
  replyHours: 48,
  photoHours: 24,
  budgetDays: 35,
  emptyHours: 24,
} as const;

const [secondMs, hourMs] = [1_000, 3_600_000];
const before = (now: Date, hours: number) => new Date(now.getTime() - hours * hourMs);

/** A request for a reply also finds abandoned ones; this finds the rest. */
export const buildUpkeep = ({ database }: Pick<Deps, 'database'>): UpkeepTask[] => [
  {
    name: 'fail abandoned replies',
    everyMs: 5 * secondMs,
    work: () => failAbandoned(database.prisma),
  },
  { name: 'remove what is old', everyMs: 60 * secondMs, work: () => removeOld({ database }) },
];

export async function removeOld({ database }: Pick<Deps, 'database'>): Promise<void> {
  const { prisma, sql } = database;
  const now = await databaseNow(prisma);
  await prisma.reply.deleteMany({
    where: { state: { not: 'running' }, createdAt: { lt: before(now, keep.replyHours) } },
  });
  await prisma.replyPhoto.deleteMany({
    where: { createdAt: { lt: before(now, keep.photoHours) } },
  });
  await prisma.budget.deleteMany({ where: { day: { lt: before(now, keep.budgetDays * 24) } } });
  await prisma.careMemory.deleteMany({ where: { endsAt: { lt: now } } });
  await prisma.replyPlace.deleteMany({ where: { endsAt: { lt: now } } });
  await prisma.conversation.deleteMany({
    where: { lastUsedAt: { lt: before(now, limits.conversation.keepDays * 24) } },
  });
  // Begun, and never answered.
  await prisma.conversation.deleteMany({
    where: { title: null, lastUsedAt: { lt: before(now, keep.emptyHours) } },
  });
  await prisma.replyRating.deleteMany({
    where: { createdAt: { lt: before(now, limits.rating.keepDays * 24) } },
  });
  await forgetOldQuotas(sql);
}
