/** Plain SQL because the queue is one list from six tables, which Prisma cannot sort together. */
import { timestamp, uuid } from '@kbf/contracts';
import type { TimePosition } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import { z } from 'zod';

/** A row of the moderation queue. `since`: when it began to wait. */
export const queueRow = z.object({
  kind: z.enum(['prayer', 'thanks', 'photo', 'comment', 'profile', 'need', 'name']),
  id: uuid,
  prayer_id: uuid.nullable(),
  author_name: z.string(),
  text: z.string(),
  response: z.string().nullable(),
  photo_id: uuid.nullable(),
  state: z.enum(['held', 'hidden', 'public']),
  reasons: z.array(z.string()),
  reports: z.array(z.object({ reason: z.string(), at: timestamp })),
  created_at: z.date(),
  since: z.date(),
});
export type QueueRow = z.output<typeof queueRow>;

const newestPhoto = (states: string) => `(SELECT ph.id FROM prayer_photo ph
  WHERE ph.prayer_id = p.id AND ph.state IN (${states}) ORDER BY ph.created_at DESC LIMIT 1)`;

/** Selects the waiting rows. One condition with OR would read the whole table; these two parts each use an index. */
const heldOrReported = (key: string, held: string, reported: string) =>
  `${key} IN (SELECT ${key.split('.')[1]} FROM ${held}
    UNION SELECT ${reported} FROM reported WHERE ${reported} IS NOT NULL)`;

/**
 * All items that wait for an admin, as one list: held and reported prayers and comments, thanks and photos of public
 * prayers, held and reported profiles. The start of a statement that reads from `waiting`.
 */
export const waitingTexts = `
  WITH reported AS (
    SELECT prayer_id, comment_id, profile_user_id, need_id, min(created_at) AS since,
      json_agg(json_build_object('reason', reason,
        'at', to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY created_at) AS reports
    FROM report WHERE decided_at IS NULL GROUP BY prayer_id, comment_id, profile_user_id, need_id
  ), waiting AS (
    SELECT 'prayer' AS kind, p.id, NULL::uuid AS prayer_id, p.author_name, p.request AS text, p.response,
      ${newestPhoto(`'public', 'held'`)} AS photo_id, p.state, p.held_reasons AS reasons, NULL::json AS reports,
      p.created_at, p.created_at AS since
    FROM prayer p WHERE p.state = 'held'
    UNION ALL
    SELECT 'prayer', p.id, NULL, p.author_name, p.request, p.response, ${newestPhoto(`'public', 'held'`)}, p.state,
      CASE WHEN p.state = 'public' THEN '{}' ELSE p.held_reasons END, r.reports, p.created_at, r.since
    FROM reported r JOIN prayer p ON p.id = r.prayer_id
    WHERE r.comment_id IS NULL AND p.state IN ('public', 'hidden')
    UNION ALL
    SELECT 'thanks', p.id, NULL, p.author_name, p.held_thanks, NULL, NULL, 'held', p.thanks_reasons, NULL,
      p.thanks_held_at, p.thanks_held_at
    FROM prayer p WHERE p.held_thanks IS NOT NULL AND p.state <> 'deleted'
    UNION ALL
    SELECT 'photo', p.id, NULL, p.author_name, p.request, NULL, ph.id, 'held', ARRAY['photo'], NULL,
      ph.created_at, ph.created_at
    FROM prayer_photo ph JOIN prayer p ON p.id = ph.prayer_id WHERE ph.state = 'held' AND p.state = 'public'
    UNION ALL
    SELECT 'comment', c.id, c.prayer_id, c.author_name, c.comment, NULL, NULL, c.state, c.held_reasons, r.reports,
      c.created_at, coalesce(r.since, c.created_at)
    FROM prayer_comment c LEFT JOIN reported r ON r.comment_id = c.id
    WHERE ${heldOrReported('c.id', "prayer_comment WHERE state = 'held'", 'comment_id')}
    UNION ALL
    SELECT 'profile', u.user_id, NULL, concat_ws(' ', u.first_name, nullif(u.last_name, '')),
      concat_ws(E'\\n', nullif(coalesce(u.pending->>'identity', u.identity), ''), (
        SELECT string_agg(belief, E'\\n')
        FROM jsonb_array_elements_text(coalesce(u.pending->'humanBeliefs', to_jsonb(u.human_beliefs))) belief)),
      NULL, coalesce(u.held_photo_id, CASE WHEN r.since IS NOT NULL THEN u.photo_id END),
      CASE WHEN u.hidden AND r.since IS NOT NULL THEN 'hidden' WHEN u.held_at IS NOT NULL THEN 'held' ELSE 'public' END,
      u.held_reasons, r.reports, coalesce(u.held_at, r.since), least(u.held_at, r.since)
    FROM profile u LEFT JOIN reported r ON r.profile_user_id = u.user_id
    WHERE ${heldOrReported('u.user_id', 'profile WHERE held_at IS NOT NULL', 'profile_user_id')}
    UNION ALL
    SELECT 'need', n.id, NULL, coalesce(nullif(a.full_name, ''), ''), n.text, NULL, NULL, n.state, n.held_reasons,
      r.reports, n.created_at, coalesce(r.since, n.created_at)
    FROM need n LEFT JOIN reported r ON r.need_id = n.id LEFT JOIN person_name a ON a.person_id = n.author_user_id
    WHERE ${heldOrReported('n.id', "need WHERE state = 'held'", 'need_id')}
    UNION ALL
    SELECT 'name', a.person_id, NULL, a.full_name, a.full_name, NULL, NULL, 'held', a.name_reasons, NULL,
      a.name_held_at, a.name_held_at
    FROM person_name a WHERE a.name_held AND a.name_decision IS NULL
  )`;

const page = `${waitingTexts}
  SELECT w.*, coalesce(w.reasons, '{}') AS reasons, coalesce(w.reports, '[]') AS reports
  FROM waiting w
  WHERE $2::timestamptz IS NULL OR (w.since, w.id) > ($2::timestamptz, $3::uuid)
  ORDER BY w.since, w.id
  LIMIT $1`;

/** Reads up to `take` waiting items after a position in the list, oldest first. */
export async function readQueue(
  sql: SqlRunner,
  after: TimePosition | undefined,
  take: number,
): Promise<QueueRow[]> {
  const rows = await sql(page, [take, after?.at ?? null, after?.id ?? null]);
  return z.array(queueRow).parse(rows);
}

export async function countQueue(sql: SqlRunner): Promise<number> {
  const [row] = await sql(`${waitingTexts} SELECT count(*)::int AS total FROM waiting`, []);
  return z.object({ total: z.int() }).parse(row).total;
}
