import { createHmac } from 'node:crypto';
import type { DeskItem, Together } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { EventPayload } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { CareCase } from '../generated/prisma/client.ts';
import { mostOfNetwork } from './desk-sql.ts';
import type { Key } from './sealed.ts';

type Whose = Pick<CareCase, 'userId' | 'visitor'>;

const hashOf = ({ SEALING_KEY }: Key, text: string) =>
  createHmac('sha256', SEALING_KEY).update(text).digest('base64url').slice(0, 22);

/** The key that connects the cases of one visitor. Members are known by their id. */
export const visitorOfCase = (
  key: Key,
  { userId, visitorId }: Pick<EventPayload<'care.noticed'>['notice'], 'userId' | 'visitorId'>,
): string | null =>
  userId || !visitorId ? null : hashOf(key, `visitor of a care case ${visitorId}`);

/** A condition for the cases of the same person; undefined when the person is unknown. */
export function ofSamePerson({ userId, visitor }: Whose) {
  if (userId) return { userId };
  return visitor ? { visitor } : undefined;
}

const hourMs = 3_600_000;

/** Marks what was noticed in the last hour in the words of a person who says that nobody is in danger now. */
export async function markSafe(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  { userId, visitorId }: Identity,
): Promise<void> {
  const whose = ofSamePerson({
    userId: userId ?? null,
    visitor: visitorOfCase(config, { userId, visitorId }),
  });
  if (!whose) return;
  const { prisma } = database;
  const since = new Date((await databaseNow(prisma)).getTime() - hourMs);
  await prisma.careCase.updateMany({
    where: { ...whose, noticedAt: { gte: since }, handledAt: null },
    data: { saysSafe: true },
  });
}

type Flood = NonNullable<NonNullable<DeskItem['danger']>['flood']>;

/**
 * Finds which of these cases belong to a flood.
 * @returns for each case its flood, if it is one of many; an emergency never is
 */
export async function readFloods(
  tx: Tx,
  key: Key,
  cases: readonly CareCase[],
): Promise<(one: CareCase) => Flood | null> {
  const networks = [...new Set(cases.flatMap(({ network }) => network ?? []))];
  const counts = await tx.careCase.groupBy({
    by: ['network', 'level', 'kind'],
    where: { handledAt: null, network: { in: networks }, kind: { not: 'emergency' } },
    _count: true,
    having: { id: { _count: { gt: mostOfNetwork } } },
  });
  const day = (await databaseNow(tx)).toISOString().slice(0, 10);
  return ({ network, level, kind, handledAt }) => {
    const found = counts.find(
      (of) => of.network === network && of.level === level && of.kind === kind,
    );
    if (!found || handledAt) return null;
    return {
      key: hashOf(key, `flood at the desk ${day} ${network} ${level} ${kind}`),
      size: found._count,
    };
  };
}

/**
 * Counts what else is open for the people of these cases.
 * @returns for each case the number of open items of its person, when that is more than this case
 */
export async function readTogether(
  tx: Tx,
  key: Key,
  cases: readonly CareCase[],
): Promise<(one: CareCase) => Together | null> {
  const people = cases.flatMap((one) => ofSamePerson(one) ?? []);
  const counts = await tx.careCase.groupBy({
    by: ['userId', 'visitor'],
    where: { handledAt: null, OR: people },
    _count: { _all: true, seenAt: true },
    _min: { noticedAt: true },
  });
  const day = (await databaseNow(tx)).toISOString().slice(0, 10);
  return (one) => {
    if (!ofSamePerson(one) || one.handledAt) return null;
    const found = counts.find((of) => of.userId === one.userId && of.visitor === one.visitor);
    if (!found?._min.noticedAt || found._count._all < 2) return null;
    return {
      key: hashOf(key, `person at the desk ${day} ${one.userId ?? one.visitor}`),
      waiting: found._count._all,
      unseen: found._count._all - found._count.seenAt,
      since: found._min.noticedAt.toISOString(),
    };
  };
}
