import { site } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import type { Need, Prisma, PrismaClient } from '../generated/prisma/client.ts';

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone });

/** The date of a moment in the fellowship's time zone: `2026-11-22`. */
export const dayOf = (moment: Date): string => dayFormat.format(moment);

/** A date as its column stores it. */
export const dayColumn = (day: string): Date => new Date(`${day}T00:00:00.000Z`);
export const columnDay = (column: Date): string => column.toISOString().slice(0, 10);

/** Today, by the clock of the database. */
export const today = async (prisma: Tx | PrismaClient): Promise<string> =>
  dayOf(await databaseNow(prisma));

/** The needs that members see: public, not over, and not of a suspended person. */
export async function openNeeds(prisma: Tx | PrismaClient): Promise<Prisma.NeedWhereInput> {
  const suspended = await prisma.personName.findMany({
    where: { suspended: true },
    select: { personId: true },
  });
  return {
    state: 'public',
    endsOn: { gte: dayColumn(await today(prisma)) },
    authorUserId: { notIn: suspended.map(({ personId }) => personId) },
  };
}

/** @throws 404 unless members see it */
export async function findOpenNeed(tx: Tx, id: string): Promise<Need> {
  const need = await tx.need.findFirst({ where: { AND: [{ id }, await openNeeds(tx)] } });
  if (!need) throw notFound('This is no longer available.');
  return need;
}
