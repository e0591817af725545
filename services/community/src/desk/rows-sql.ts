/** Plain SQL because Prisma cannot restore the columns of any table from JSON. */
import type { DeskKind } from '@kbf/contracts';
import type { SqlRunner } from '@kbf/events';
import { z } from 'zod';

export type TextKind = Exclude<DeskKind, 'danger'>;
const held = ['state', 'held_reasons', 'published_at', 'released_at'];

/** The columns that a decision may change, and an undo restores. */
const decidedColumns: Record<TextKind, { table: string; key: string; columns: string[] }> = {
  prayer: { table: 'prayer', key: 'id', columns: [...held, 'photo_id'] },
  photo: { table: 'prayer', key: 'id', columns: ['photo_id'] },
  thanks: {
    table: 'prayer',
    key: 'id',
    columns: ['thanks', 'held_thanks', 'thanks_reasons', 'thanks_held_at'],
  },
  comment: { table: 'prayer_comment', key: 'id', columns: held },
  need: { table: 'need', key: 'id', columns: held },
  name: { table: 'person_name', key: 'person_id', columns: ['name_held', 'name_decision'] },
  profile: {
    table: 'profile',
    key: 'user_id',
    columns: [
      'photo_id',
      'held_photo_id',
      'pending',
      'held_reasons',
      'held_at',
      'hidden',
      'released_at',
      'identity',
      'human_beliefs',
      'own_contacts',
    ],
  },
};

const columnValues = z.record(z.string(), z.unknown());
export type ColumnValues = z.output<typeof columnValues>;
type Of = { kind: TextKind; id: string };

const asJson = (columns: string[]) =>
  `jsonb_build_object(${columns.map((column) => `'${column}', ${column}`).join(', ')})`;

/** Reads the columns that a decision of this kind may change. */
export async function readColumns(sql: SqlRunner, { kind, id }: Of): Promise<ColumnValues> {
  const { table, key, columns } = decidedColumns[kind];
  const text = `SELECT ${asJson(columns)} AS "values" FROM ${table} WHERE ${key} = $1::uuid`;
  const [row] = await sql(text, [id]);
  return columnValues.parse(row?.['values']);
}

/** Restores columns, unless one of them has changed since the decision. @returns whether it did */
export async function restoreColumns(
  sql: SqlRunner,
  { kind, id }: Of,
  { before, after }: { before: ColumnValues; after: ColumnValues },
): Promise<boolean> {
  const { table, key, columns } = decidedColumns[kind];
  const list = columns.join(', ');
  const rows = await sql(
    `UPDATE ${table} SET (${list}) =
       ROW(${columns.map((column) => `b.${column}`).join(', ')})
     FROM jsonb_populate_record(NULL::${table}, $2::text::jsonb) b
     WHERE ${table}.${key} = $1::uuid
       AND ${asJson(columns.map((column) => `${table}.${column}`)).replaceAll(`'${table}.`, "'")} = $3::text::jsonb
     RETURNING 1 AS restored`,
    [id, JSON.stringify(before), JSON.stringify(after)],
  );
  return rows.length > 0;
}
