import { site } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { notFound } from '@kbf/service-kit';
import { blockedWith } from '../people/is-blocked.ts';
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

/** The needs that a member sees: public, not over, not of a suspended person, and without a block between the two. */
export async function openNeeds(
  prisma: Tx | PrismaClient,
  readerId: string,
): Promise<Prisma.NeedWhereInput> {
  const suspended = await prisma.personName.findMany({
    where: { suspended: true },
    select: { personId: true },
  });
  return {
    state: 'public',
    endsOn: { gte: dayColumn(await today(prisma)) },
    authorUserId: {
      notIn: [
        ...suspended.map(({ personId }) => personId),
        ...(await blockedWith(prisma, readerId)),
      ],
    },
  };
}

/** @throws 404 unless this member sees it */
export async function findOpenNeed(tx: Tx, id: string, readerId: string): Promise<Need> {
  const need = await tx.need.findFirst({ where: { AND: [{ id }, await openNeeds(tx, readerId)] } });
  if (!need) throw notFound('This is no longer available.');
  return need;
}
