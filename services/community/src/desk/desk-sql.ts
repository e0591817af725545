/** Plain SQL because the desk is one list from seven tables, which Prisma cannot sort together. */
import type { SqlRunner } from '@kbf/events';
import type { TextPosition } from '@kbf/data-kit';
import { z } from 'zod';
import { queueRow, waitingTexts } from '../moderation/queue-sql.ts';

/** A row of the desk. `place`: its position in the list, as text that sorts. */
export const deskRow = queueRow.extend({
  kind: z.enum(['danger', ...queueRow.shape.kind.options]),
  place: z.string(),
});
export type DeskRow = z.output<typeof deskRow>;

/** Danger first, by level, newest first in each rank: for the newest, help may still come in time. */
const ranks = { certain: 0, likely: 1, unread: 2, possible: 3, held: 4, reported: 5 } as const;
const latest = 99_999_999_999_999;

const undecided = (kind: string, id: string) =>
  `NOT EXISTS (SELECT 1 FROM desk_decision x WHERE x.kind = ${kind} AND x.id = ${id})`;
const ms = (column: string) => `floor(extract(epoch FROM ${column}) * 1000)::bigint`;
const placed = (rank: string, order: string) =>
  `(${rank})::text || lpad((${order})::text, 14, '0')`;

const rankOfText = `CASE WHEN w.state = 'held' THEN ${ranks.held} ELSE ${ranks.reported} END`;
const rankOfCase = `CASE c.level WHEN 'certain' THEN ${ranks.certain} WHEN 'likely' THEN ${ranks.likely}
  WHEN 'unread' THEN ${ranks.unread} ELSE ${ranks.possible} END`;

const desk = `${waitingTexts}, desk AS (
  SELECT w.*, ${placed(rankOfText, ms('w.since'))} AS place
  FROM waiting w WHERE ${undecided('w.kind', 'w.id')}
  UNION ALL
  SELECT 'danger', c.id, NULL, '', '', NULL, NULL, 'held', '{}'::text[], NULL, c.noticed_at, c.noticed_at,
    ${placed(rankOfCase, `${latest} - ${ms('c.noticed_at')}`)}
  FROM care_case c WHERE c.handled_at IS NULL AND ${undecided(`'danger'`, 'c.id')}
)`;

const page = `${desk}
  SELECT d.*, coalesce(d.reasons, '{}') AS reasons, coalesce(d.reports, '[]') AS reports
  FROM desk d
  WHERE $2::text IS NULL OR (d.place COLLATE "C", d.id) > ($2::text COLLATE "C", $3::uuid)
  ORDER BY d.place COLLATE "C", d.id
  LIMIT $1`;

/** Reads up to `take` items of the desk after a position in its order. */
export async function readDesk(
  sql: SqlRunner,
  after: TextPosition | undefined,
  take: number,
): Promise<DeskRow[]> {
  const rows = await sql(page, [take, after?.text ?? null, after?.id ?? null]);
  return z.array(deskRow).parse(rows);
}

const one = `${waitingTexts}
  SELECT w.*, coalesce(w.reasons, '{}') AS reasons, coalesce(w.reports, '[]') AS reports, '' AS place
  FROM waiting w WHERE w.kind = $1::text AND w.id = $2::uuid`;

/** Reads a waiting text, with or without a pending decision. */
export async function readWaitingText(
  sql: SqlRunner,
  { kind, id }: { kind: string; id: string },
): Promise<DeskRow | undefined> {
  return z.array(deskRow).parse(await sql(one, [kind, id]))[0];
}

const counts = `${desk}
  SELECT count(*) FILTER (WHERE kind = 'danger')::int AS danger,
    count(*) FILTER (WHERE kind <> 'danger' AND state = 'held')::int AS held,
    count(*) FILTER (WHERE kind <> 'danger' AND state <> 'held')::int AS reported,
    count(*) FILTER (WHERE since > $1::timestamptz)::int AS newer
  FROM desk`;
const counted = z.object({ danger: z.int(), held: z.int(), reported: z.int(), newer: z.int() });

/** Counts the waiting items, and how many of them came since a moment. */
export async function countDesk(sql: SqlRunner, since = new Date(0)) {
  const [row] = await sql(counts, [since]);
  return counted.parse(row);
}
