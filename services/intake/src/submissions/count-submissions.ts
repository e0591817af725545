import { submissionType } from '@kbf/contracts';
import type { SubmissionType, submissionStats } from '@kbf/contracts';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { submissionsPerDay } from './submissions-per-day-sql.ts';

const days = 30;

/**
 * Counts the submissions.
 * @param at the moment to count for; the database's clock by default
 */
export async function countSubmissions(
  { database: { prisma, sql } }: Pick<Deps, 'database'>,
  at?: Date,
): Promise<z.input<typeof submissionStats>> {
  const [byDay, types] = await Promise.all([
    submissionsPerDay(sql, days, at),
    prisma.contactSubmission.groupBy({ by: 'type', _count: true }),
  ]);
  const countOf = (type: SubmissionType) => types.find((one) => one.type === type)?._count ?? 0;
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return {
    today: byDay.at(-1)?.count ?? 0,
    last30Days: sum(byDay.map(({ count }) => count)),
    allTime: sum(types.map(({ _count }) => _count)),
    byType: submissionType.options.map((type) => ({ type, count: countOf(type) })),
    byDay,
  };
}
