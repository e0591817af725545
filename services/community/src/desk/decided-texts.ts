import { getDecided } from '@kbf/contracts';
import type { DecidedDetail, DecidedText as Shown } from '@kbf/contracts';
import { readPage, recordPrivilegedAct, timeCursor } from '@kbf/data-kit';
import type { Page, PageQuery } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { DecidedText } from '../generated/prisma/client.ts';
import { openOfDecided } from './sealed.ts';
import type { Key } from './sealed.ts';

const known = getDecided.answers[200].pick({ kind: true, was: true, decision: true });

/** A decided text as lists show it: without its words or its author. */
function presentDecided(config: Key, row: DecidedText, admin: string | undefined): Shown {
  return {
    ...known.parse(row),
    id: row.id,
    reasons: row.reasons,
    decidedAt: row.decidedAt.toISOString(),
    by: admin ?? 'An admin',
    note: row.sealedNote === null ? null : openOfDecided(config, row, 'note', row.sealedNote),
  };
}

/** Lists the decisions of admins about texts, newest first. */
export async function listDecided(
  { config, database: { prisma } }: Pick<Deps, 'config' | 'database'>,
  query: PageQuery,
): Promise<Page<Shown>> {
  const page = await readPage(query, {
    cursor: timeCursor,
    read: (after, take) =>
      prisma.decidedText.findMany({
        ...(after && {
          where: {
            decidedAt: { lte: after.at },
            OR: [{ decidedAt: { lt: after.at } }, { id: { lt: after.id } }],
          },
        }),
        orderBy: [{ decidedAt: 'desc' }, { id: 'desc' }],
        take,
      }),
    count: () => prisma.decidedText.count(),
    positionOf: ({ id, decidedAt: at }) => ({ id, at }),
  });
  const admins = await prisma.personName.findMany({
    where: { personId: { in: page.rows.map(({ decidedBy }) => decidedBy) } },
  });
  const nameOf = (personId: string) => admins.find((one) => one.personId === personId)?.fullName;
  return {
    ...page,
    rows: page.rows.map((row) => presentDecided(config, row, nameOf(row.decidedBy))),
  };
}

/** Opens the words of a decided text. The access is logged before any word is shown. @throws 404 */
export async function lookAtDecided(
  { config, database, relay }: Pick<Deps, 'config' | 'database' | 'relay'>,
  identity: Identity,
  id: string,
): Promise<DecidedDetail> {
  const { row, nameOf } = await database.transaction(async (tx, sql) => {
    const found = await tx.decidedText.findUnique({ where: { id } });
    if (!found) throw notFound('This is no longer on file.');
    const { kind, subjectId, decidedBy, authorUserId } = found;
    await recordPrivilegedAct(sql, identity, {
      action: 'decided-text.viewed',
      subjectId,
      details: { kind },
    });
    const people = [decidedBy, authorUserId].filter((one) => one !== null);
    const names = await tx.personName.findMany({ where: { personId: { in: people } } });
    const nameOf = (person: string) => names.find((one) => one.personId === person)?.fullName;
    return { row: found, nameOf };
  });
  relay.nudge();
  const { authorUserId } = row;
  return {
    ...presentDecided(config, row, nameOf(row.decidedBy)),
    words: openOfDecided(config, row, 'words', row.sealedWords),
    author: authorUserId
      ? { id: authorUserId, fullName: nameOf(authorUserId) ?? 'Fellowship Member' }
      : null,
  };
}

/**
 * Collects, for a member's export, admin decisions about the member's texts. The notes of admins are left out: they may
 * say what other people have told them.
 */
export async function gatherDecided(tx: Tx, config: Key, authorUserId: string) {
  const rows = await tx.decidedText.findMany({
    where: { authorUserId },
    orderBy: { decidedAt: 'asc' },
  });
  return rows.map((row) => {
    const { kind, was, decision, reasons, sealedWords, decidedAt } = row;
    const words = openOfDecided(config, row, 'words', sealedWords);
    return { kind, was, decision, reasons, words, decidedAt };
  });
}
