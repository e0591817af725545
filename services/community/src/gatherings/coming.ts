import { limits, nextGathering } from '@kbf/contracts';
import type { AnswerOf, listComing, NextComing } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { conflict } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { lockAuthor } from '../people/lock-author.ts';
import { shownName } from '../people/public-name.ts';

const { remindMinutes, namesMax } = limits.gathering;

/** When the weekly gathering starts that is on, or comes next. */
export function nextStart(now: Date): Date {
  const { start } = nextGathering('weekly', Temporal.Instant.fromEpochMilliseconds(now.getTime()));
  return new Date(start.epochMilliseconds);
}

/** The moment at which the reminders of a gathering go out. */
export const remindAt = (startsAt: Date): Date =>
  new Date(startsAt.getTime() - remindMinutes * 60_000);

/** Everyone who comes, without suspended people and those who have deleted their account. */
export async function attending(tx: Tx): Promise<Prisma.GatheringAttendanceWhereInput> {
  const gone = await tx.personName.findMany({
    where: { suspended: true },
    select: { personId: true },
  });
  return { personId: { notIn: gone.map(({ personId }) => personId) } };
}

async function present(tx: Tx, startsAt: Date, personId: string): Promise<NextComing> {
  const own = await tx.gatheringAttendance.findUnique({
    where: { startsAt_personId: { startsAt, personId } },
  });
  return {
    startsAt: startsAt.toISOString(),
    count: await tx.gatheringAttendance.count({ where: { startsAt, ...(await attending(tx)) } }),
    mine: own && { remind: own.remind },
  };
}

/** How many come to the next weekly gathering, and whether this member does. */
export const readComing = async (tx: Tx, personId: string): Promise<NextComing> =>
  present(tx, nextStart(await databaseNow(tx)), personId);

type Said = { startsAt: string; coming: boolean; remind: boolean };

/**
 * Stores that a member comes, or takes it back. Within the last hour no reminder can be asked for, because it would
 * come too late; the answer says so.
 * @throws 409 for another gathering than the next one, 401 when the person was erased
 */
export async function sayComing(
  tx: Tx,
  personId: string,
  { startsAt: meant, coming, remind: isAsked }: Said,
): Promise<NextComing> {
  await lockAuthor(tx, { userId: personId, visitorId: null });
  const now = await databaseNow(tx);
  const startsAt = nextStart(now);
  if (Date.parse(meant) !== startsAt.getTime())
    throw conflict('This gathering is over. Please load the page again.');
  if (coming) {
    const remind = isAsked && now < remindAt(startsAt);
    await tx.gatheringAttendance.upsert({
      where: { startsAt_personId: { startsAt, personId } },
      create: { startsAt, personId, remind, createdAt: now },
      update: { remind },
    });
  } else await tx.gatheringAttendance.deleteMany({ where: { startsAt, personId } });
  return present(tx, startsAt, personId);
}

/** The names of those who come to the next weekly gathering, for admins. */
export async function listNames(tx: Tx): Promise<AnswerOf<typeof listComing>> {
  const startsAt = nextStart(await databaseNow(tx));
  const rows = await tx.gatheringAttendance.findMany({
    where: { startsAt, ...(await attending(tx)) },
    orderBy: [{ createdAt: 'asc' }, { personId: 'asc' }],
    take: namesMax,
  });
  const names = await tx.personName.findMany({
    where: { personId: { in: rows.map(({ personId }) => personId) } },
  });
  const known = new Map(names.map((name) => [name.personId, name]));
  return rows.map(({ personId }) => ({
    userId: personId,
    name: shownName(known.get(personId) ?? null),
  }));
}
