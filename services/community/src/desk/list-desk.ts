import { getPrayerPhoto, getProfilePhoto, hrefOf } from '@kbf/contracts';
import type { DeskFilter, DeskItem, DeskPlace } from '@kbf/contracts';
import { readPage, textCursor, timeCursor } from '@kbf/data-kit';
import type { Page, PageQuery } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import type { CareCase } from '../generated/prisma/client.ts';
import { countDesk, readDesk } from './desk-sql.ts';
import type { DeskRow } from './desk-sql.ts';
import { presentDanger } from './present-case.ts';
import type { Beside } from './present-case.ts';
import type { Key } from './sealed.ts';
import { readPersons } from './persons-of-cases.ts';
import type { TextKind } from './rows-sql.ts';
import { readFloods, readTogether } from './same-person.ts';

type DeskQuery = PageQuery & DeskFilter;

type Listing = Pick<Deps, 'config' | 'database' | 'people' | 'logger'>;

/** The condition for cases of a level and a kind; an admin's word about the kind counts. */
const whereOf = ({ level, kind }: DeskQuery) => ({
  ...(level ? { level } : {}),
  ...(kind ? { OR: [{ namedKind: kind }, { namedKind: null, kind }] } : {}),
});

/** Lists all waiting items: dangers, held texts and reported texts; or only some dangers. */
export async function listDesk(deps: Listing, query: DeskQuery): Promise<Page<DeskItem>> {
  const { config, database } = deps;
  const { prisma, sql } = database;
  const { level, kind } = query;
  const page = await readPage(query, {
    cursor: textCursor,
    read: (after, take) => readDesk(sql, { after, take, level, kind }),
    count: async () => {
      if (level ?? kind)
        return prisma.careCase.count({ where: { ...whereOf(query), handledAt: null } });
      const { danger, held, reported } = await countDesk(sql);
      return danger + held + reported;
    },
    positionOf: ({ id, place }) => ({ id, text: place }),
  });
  const ids = page.rows.flatMap(({ kind, id }) => (kind === 'danger' ? [id] : []));
  const cases = await prisma.careCase.findMany({ where: { id: { in: ids } } });
  const togetherOf = await readTogether(prisma, config, cases);
  const floodOf = await readFloods(prisma, config, cases);
  const personOf = await readPersons(deps, cases);
  const present = (row: DeskRow): DeskItem[] => {
    const { kind, id, since } = row;
    if (kind !== 'danger') return [presentText({ ...row, kind })];
    const found = cases.find((one) => one.id === id);
    if (!found) return [];
    const beside = { together: togetherOf(found), flood: floodOf(found), person: personOf(found) };
    return [presentDangerItem(config, found, since, beside)];
  };
  return { ...page, rows: page.rows.flatMap(present) };
}

/** A waiting text as the desk shows it. */
export function presentText(row: DeskRow & { kind: TextKind }): DeskItem {
  const { kind, id, since, state, text, response, reasons, reports } = row;
  const { shownPhotoId, ...also } = row.also;
  const photoCall = kind === 'profile' ? getProfilePhoto : getPrayerPhoto;
  const urlOf = (photoId: string | null) => photoId && hrefOf(photoCall, { photoId });
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
      photoUrl: urlOf(row.photo_id),
      also: { ...also, shownPhotoUrl: urlOf(shownPhotoId) },
      createdAt: row.created_at.toISOString(),
    },
  };
}

/** A case as the desk lists it. */
export const presentDangerItem = (
  config: Key,
  row: CareCase,
  since: Date,
  beside: Beside,
): DeskItem => ({
  kind: 'danger',
  id: row.id,
  group: 'danger',
  since: since.toISOString(),
  danger: presentDanger(config, row, beside),
  text: null,
});

/** Lists dangers that admins have handled, the last noticed first. */
export async function listHandled(deps: Listing, query: DeskQuery): Promise<Page<DeskItem>> {
  const { config, database } = deps;
  const { prisma } = database;
  const where = { ...whereOf(query), handledAt: { not: null } };
  const page = await readPage(query, {
    cursor: timeCursor,
    read: (after, take) =>
      prisma.careCase.findMany({
        where: after
          ? {
              AND: [
                where,
                {
                  OR: [
                    { noticedAt: { lt: after.at } },
                    { noticedAt: after.at, id: { lt: after.id } },
                  ],
                },
              ],
            }
          : where,
        orderBy: [{ noticedAt: 'desc' }, { id: 'desc' }],
        take,
      }),
    count: () => prisma.careCase.count({ where }),
    positionOf: ({ id, noticedAt: at }) => ({ id, at }),
  });
  const personOf = await readPersons(deps, page.rows);
  const beside = (row: CareCase) => ({ together: null, flood: null, person: personOf(row) });
  return {
    ...page,
    rows: page.rows.map((row) => presentDangerItem(config, row, row.noticedAt, beside(row))),
  };
}

/** What waits first beside one item; with a filter, only of such dangers. */
export async function nextAtDesk(
  { database: { sql } }: Pick<Deps, 'database'>,
  beside: DeskPlace,
  filter: DeskFilter = {},
): Promise<DeskPlace | null> {
  const rows = await readDesk(sql, { take: 2, ...filter });
  const next = rows.find(({ kind, id }) => kind !== beside.kind || id !== beside.id);
  return next ? { kind: next.kind, id: next.id } : null;
}
