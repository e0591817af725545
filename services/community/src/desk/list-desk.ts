import { getPrayerPhoto, getProfilePhoto, hrefOf } from '@kbf/contracts';
import type { DeskItem, DeskPlace, Together } from '@kbf/contracts';
import { readPage, textCursor, timeCursor } from '@kbf/data-kit';
import type { Page, PageQuery } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import type { CareCase } from '../generated/prisma/client.ts';
import { countDesk, readDesk } from './desk-sql.ts';
import type { DeskRow } from './desk-sql.ts';
import { presentDanger } from './present-case.ts';
import type { TextKind } from './rows-sql.ts';
import { readTogether } from './same-person.ts';

/** Lists all waiting items: dangers, held texts and reported texts. */
export async function listDesk(
  { config, database: { prisma, sql } }: Pick<Deps, 'config' | 'database'>,
  query: PageQuery,
): Promise<Page<DeskItem>> {
  const page = await readPage(query, {
    cursor: textCursor,
    read: (after, take) => readDesk(sql, after, take),
    count: async () => {
      const { danger, held, reported } = await countDesk(sql);
      return danger + held + reported;
    },
    positionOf: ({ id, place }) => ({ id, text: place }),
  });
  const ids = page.rows.flatMap(({ kind, id }) => (kind === 'danger' ? [id] : []));
  const cases = await prisma.careCase.findMany({ where: { id: { in: ids } } });
  const togetherOf = await readTogether(prisma, config, cases);
  const present = (row: DeskRow): DeskItem[] => {
    const { kind, id, since } = row;
    if (kind !== 'danger') return [presentText({ ...row, kind })];
    const found = cases.find((one) => one.id === id);
    return found ? [presentDangerItem(found, since, togetherOf(found))] : [];
  };
  return { ...page, rows: page.rows.flatMap(present) };
}

/** A waiting text as the desk shows it. */
export function presentText(row: DeskRow & { kind: TextKind }): DeskItem {
  const { kind, id, since, state, text, response, reasons, reports } = row;
  const photoCall = kind === 'profile' ? getProfilePhoto : getPrayerPhoto;
  return {
    kind,
    id,
    group: state === 'held' ? 'held' : 'reported',
    since: since.toISOString(),
    danger: null,
    text: {
      kind,
      id,
      text,
      response,
      state,
      reasons,
      reports,
      prayerId: row.prayer_id,
      authorName: row.author_name,
      photoUrl: row.photo_id ? hrefOf(photoCall, { photoId: row.photo_id }) : null,
      createdAt: row.created_at.toISOString(),
    },
  };
}

/** A case as the desk lists it. */
export const presentDangerItem = (
  row: CareCase,
  since: Date,
  together: Together | null,
): DeskItem => ({
  kind: 'danger',
  id: row.id,
  group: 'danger',
  since: since.toISOString(),
  danger: presentDanger(row, together),
  text: null,
});

/** Lists dangers that admins have handled, the last noticed first. */
export async function listHandled(
  { database: { prisma } }: Pick<Deps, 'database'>,
  query: PageQuery,
): Promise<Page<DeskItem>> {
  const where = { handledAt: { not: null } };
  const page = await readPage(query, {
    cursor: timeCursor,
    read: (after, take) =>
      prisma.careCase.findMany({
        where: after
          ? {
              ...where,
              OR: [{ noticedAt: { lt: after.at } }, { noticedAt: after.at, id: { lt: after.id } }],
            }
          : where,
        orderBy: [{ noticedAt: 'desc' }, { id: 'desc' }],
        take,
      }),
    count: () => prisma.careCase.count({ where }),
    positionOf: ({ id, noticedAt: at }) => ({ id, at }),
  });
  return { ...page, rows: page.rows.map((row) => presentDangerItem(row, row.noticedAt, null)) };
}

/** The next waiting items, shown beside one item. */
export async function nextAtDesk(
  { database: { sql } }: Pick<Deps, 'database'>,
  beside: DeskPlace,
): Promise<DeskPlace | null> {
  const rows = await readDesk(sql, undefined, 2);
  const next = rows.find(({ kind, id }) => kind !== beside.kind || id !== beside.id);
  return next ? { kind: next.kind, id: next.id } : null;
}
