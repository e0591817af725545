/** Plain SQL because the desk is one list from seven tables, which Prisma cannot sort together. */
import {
  careKinds,
  careLevels,
  deskCounts,
  deskKinds,
  emergencyKinds,
  prayerAudience,
  timestamp,
  uuid,
} from '@kbf/contracts';
import type { DeskCounts, DeskFilter } from '@kbf/contracts';
import type { TextPosition } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import { z } from 'zod';
import { sharedStates, sqlStates } from '../audience/audience.ts';

/** A row of the desk. `since`: when it began to wait. `place`: its position in the list, as text that sorts. */
const deskRow = z.object({
  kind: z.enum(deskKinds),
  id: uuid,
  prayer_id: uuid.nullable(),
  author_user_id: uuid.nullable(),
  author_name: z.string(),
  text: z.string(),
  response: z.string().nullable(),
  also: z
    .object({
      tags: z.array(z.string()).default([]),
      audience: prayerAudience.optional(),
      context: z.string().optional(),
      thanks: z.string().nullable().default(null),
      waiting: z.string().nullable().default(null),
      removesPhoto: z.boolean().default(false),
      shownPhotoId: uuid.nullable().default(null),
    })
    .prefault({}),
  photo_id: uuid.nullable(),
  state: z.enum(['held', 'hidden', 'public']),
  reasons: z.array(z.string()),
  reports: z.array(z.object({ reason: z.string(), at: timestamp })),
  created_at: z.date(),
  since: z.date(),
  place: z.string(),
});
export type DeskRow = z.output<typeof deskRow>;

const newestPhoto = (states: string) => `(SELECT ph.id FROM prayer_photo ph
  WHERE ph.prayer_id = p.id AND ph.state IN (${states}) ORDER BY ph.created_at DESC LIMIT 1)`;

const shared = `p.state IN (${sqlStates(sharedStates)})`;

/** What else of a prayer becomes or stays public by the decision. */
const partsOfPrayer =
  "json_build_object('tags', p.tags, 'thanks', p.thanks, 'audience', p.audience) AS also";

/** The texts of a profile, from `pending` or as others see them. */
const profileTexts = (identity: string, beliefs: string) =>
  `concat_ws(E'\\n', nullif(${identity}, ''), (
        SELECT string_agg(belief, E'\\n') FROM jsonb_array_elements_text(${beliefs}) belief))`;
const shownTexts = profileTexts('u.identity', 'to_jsonb(u.human_beliefs)');
const waitingTextsOf = profileTexts("u.pending->>'identity'", "u.pending->'humanBeliefs'");

/** Selects the waiting rows. One condition with OR would read the whole table; these two parts each use an index. */
const heldOrReported = (key: string, held: string, reported: string) =>
  `${key} IN (SELECT ${key.split('.')[1]} FROM ${held}
    UNION SELECT ${reported} FROM reported WHERE ${reported} IS NOT NULL)`;

/**
 * All texts that wait for an admin, as one list: held and reported prayers and comments, thanks and photos of public
 * prayers, held and reported profiles. The start of a statement that reads from `waiting`.
 */
const waitingTexts = `
  WITH reported AS (
    SELECT prayer_id, comment_id, profile_user_id, need_id, min(created_at) AS since,
      json_agg(json_build_object('reason', reason,
        'at', to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY created_at) AS reports
    FROM report WHERE decided_at IS NULL GROUP BY prayer_id, comment_id, profile_user_id, need_id
  ), waiting AS (
    SELECT 'prayer' AS kind, p.id, NULL::uuid AS prayer_id, p.author_user_id, p.author_name, p.request AS text,
      p.response, ${newestPhoto(`'public', 'held'`)} AS photo_id, p.state,
      p.held_reasons AS reasons, NULL::json AS reports, p.created_at, p.created_at AS since, ${partsOfPrayer}
    FROM prayer p WHERE p.state = 'held'
    UNION ALL
    SELECT 'prayer', p.id, NULL, p.author_user_id, p.author_name, p.request, p.response,
      ${newestPhoto(`'public', 'held'`)}, CASE WHEN ${shared} THEN 'public' ELSE p.state END,
      CASE WHEN ${shared} THEN '{}' ELSE p.held_reasons END, r.reports, p.created_at, r.since,
      ${partsOfPrayer}
    FROM reported r JOIN prayer p ON p.id = r.prayer_id
    WHERE r.comment_id IS NULL AND (${shared} OR p.state = 'hidden')
    UNION ALL
    SELECT 'thanks', p.id, NULL, p.author_user_id, p.author_name, p.held_thanks, NULL, NULL, 'held',
      p.thanks_reasons, NULL, p.thanks_held_at, p.thanks_held_at, NULL
    FROM prayer p WHERE p.held_thanks IS NOT NULL AND p.state NOT IN ('private', 'leaving', 'deleted')
    UNION ALL
    SELECT 'photo', p.id, NULL, p.author_user_id, p.author_name, p.request, NULL, ph.id, 'held', ARRAY['photo'], NULL,
      ph.created_at, ph.created_at, NULL
    FROM prayer_photo ph JOIN prayer p ON p.id = ph.prayer_id WHERE ph.state = 'held' AND ${shared}
    UNION ALL
    SELECT 'comment', c.id, c.prayer_id, c.author_user_id, c.author_name, c.comment, NULL, NULL, c.state,
      c.held_reasons, r.reports, c.created_at, coalesce(r.since, c.created_at),
      (SELECT json_build_object('context', request) FROM prayer WHERE id = c.prayer_id AND circle_id IS NOT NULL)
    FROM prayer_comment c LEFT JOIN reported r ON r.comment_id = c.id
    WHERE c.state <> 'leaving' AND ${heldOrReported('c.id', "prayer_comment WHERE state = 'held'", 'comment_id')}
    UNION ALL
    SELECT 'profile', u.user_id, NULL, u.user_id, concat_ws(' ', u.first_name, nullif(u.last_name, '')),
      CASE WHEN r.since IS NULL AND u.pending IS NOT NULL THEN ${waitingTextsOf} ELSE ${shownTexts} END,
      NULL, coalesce(u.held_photo_id, CASE WHEN r.since IS NOT NULL THEN u.photo_id END),
      CASE WHEN u.hidden AND r.since IS NOT NULL THEN 'hidden' WHEN u.held_at IS NOT NULL THEN 'held' ELSE 'public' END,
      u.held_reasons, r.reports, coalesce(u.held_at, r.since), least(u.held_at, r.since),
      CASE WHEN r.since IS NOT NULL THEN json_build_object(
        'waiting', CASE WHEN u.pending IS NOT NULL THEN ${waitingTextsOf} END,
        'removesPhoto', coalesce((u.pending->>'removePhoto')::boolean, false),
        'shownPhotoId', CASE WHEN u.held_photo_id IS NOT NULL THEN u.photo_id END) END
    FROM profile u LEFT JOIN reported r ON r.profile_user_id = u.user_id
    WHERE ${heldOrReported('u.user_id', 'profile WHERE held_at IS NOT NULL', 'profile_user_id')}
    UNION ALL
    SELECT 'need', n.id, NULL, n.author_user_id, coalesce(a.full_name, ''), n.text, NULL, NULL, n.state,
      n.held_reasons, r.reports, n.created_at, coalesce(r.since, n.created_at), NULL
    FROM need n LEFT JOIN reported r ON r.need_id = n.id LEFT JOIN person_name a ON a.person_id = n.author_user_id
    WHERE ${heldOrReported('n.id', "need WHERE state = 'held'", 'need_id')}
    UNION ALL
    SELECT 'name', a.person_id, NULL, a.person_id, a.full_name, a.full_name, NULL, NULL, 'held', a.name_reasons, NULL,
      a.name_held_at, a.name_held_at, NULL FROM person_name a WHERE a.name_held AND a.name_decision IS NULL
  )`;

/**
 * Danger first, by level. In each level emergencies of the body come first, then the newest: for them, help may still
 * come in time.
 */
const ranks = { certain: 0, likely: 1, unread: 2, possible: 3, held: 4, reported: 5 } as const;
const latest = 99_999_999_999_999;

const ms = (column: string) => `floor(extract(epoch FROM ${column}) * 1000)::bigint`;
const placed = (rank: string, order: string) =>
  `(${rank})::text || lpad((${order})::text, 14, '0')`;

const rankOfText = `CASE WHEN w.state = 'held' THEN ${ranks.held} ELSE ${ranks.reported} END`;
const kindOfCase = 'coalesce(c.named_kind, c.kind)';
const isEmergency = `${kindOfCase} IN (${emergencyKinds.map((kind) => `'${kind}'`).join(', ')})`;
const rankOfCase = `(CASE c.level WHEN 'certain' THEN ${ranks.certain} WHEN 'likely' THEN ${ranks.likely}
  WHEN 'unread' THEN ${ranks.unread} ELSE ${ranks.possible} END)::text
  || (CASE WHEN NOT ${isEmergency} THEN 1 WHEN c.is_of_many THEN 2 ELSE 0 END)`;

/** More open cases than this of one network, level and kind are a flood. A household stays below it. */
export const mostOfNetwork = 20;
/** So many of a flood keep their place. The others come after all dangers; emergencies after those of their level. */
const leadOfFlood = 3;
const afterDangers = `'${ranks.possible}f'`;

const placeOfCase = placed(
  `CASE WHEN c.is_of_many AND NOT ${isEmergency} THEN ${afterDangers} ELSE ${rankOfCase} END`,
  `${latest} - ${ms('c.noticed_at')}`,
);

const openCases = `SELECT *, network IS NOT NULL AND count(*) OVER alike > ${mostOfNetwork}
    AND row_number() OVER (alike ORDER BY noticed_at, id) > ${leadOfFlood} AS is_of_many
  FROM care_case c WHERE handled_at IS NULL WINDOW alike AS (PARTITION BY network, level, kind)`;

const desk = `${waitingTexts}, desk AS (
  SELECT w.*, ${placed(rankOfText, ms('w.since'))} AS place, NULL AS level, NULL AS danger
  FROM waiting w
  UNION ALL
  SELECT 'danger', c.id, NULL, NULL, '', '', NULL, NULL, 'held', '{}'::text[], NULL, c.noticed_at, c.noticed_at, NULL,
    ${placeOfCase},
    c.level, ${kindOfCase}
  FROM (${openCases}) c
)`;

const page = `${desk}
  SELECT d.*, coalesce(d.reasons, '{}') AS reasons, coalesce(d.reports, '[]') AS reports,
    coalesce(d.also, '{}') AS also
  FROM desk d
  WHERE ($2::text IS NULL OR (d.place COLLATE "C", d.id) > ($2::text COLLATE "C", $3::uuid))
    AND ($4::text IS NULL OR d.level = $4::text) AND ($5::text IS NULL OR d.danger = $5::text)
  ORDER BY d.place COLLATE "C", d.id
  LIMIT $1`;

/** Reads up to `take` items of the desk after a position in its order; with a level or kind, only such dangers. */
export async function readDesk(
  sql: SqlRunner,
  { after, take, level, kind }: { after?: TextPosition | undefined; take: number } & DeskFilter,
): Promise<DeskRow[]> {
  const rows = await sql(page, [
    take,
    after?.text ?? null,
    after?.id ?? null,
    level ?? null,
    kind ?? null,
  ]);
  return z.array(deskRow).parse(rows);
}

const one = `${waitingTexts}
  SELECT w.*, coalesce(w.reasons, '{}') AS reasons, coalesce(w.reports, '[]') AS reports,
    coalesce(w.also, '{}') AS also, '' AS place
  FROM waiting w WHERE w.kind = $1::text AND w.id = $2::uuid`;

/** Reads one waiting text. */
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

const groups = `${desk} SELECT level, danger AS kind, state, count(*)::int AS count FROM desk GROUP BY 1, 2, 3`;
const countedGroups = z.array(
  z.union([
    z.object({ level: z.enum(careLevels), kind: z.enum(careKinds), count: z.int() }),
    z.object({ level: z.null(), state: z.string(), count: z.int() }),
  ]),
);

/** Counts the waiting items: the dangers by level and kind, and the texts. */
export async function countGroups(sql: SqlRunner): Promise<DeskCounts> {
  const all = countedGroups.parse(await sql(groups, []));
  const dangers = all.filter((one) => one.level !== null);
  const texts = all.filter((one) => one.level === null);
  const sum = (of: readonly { count: number }[]) => of.reduce((all, { count }) => all + count, 0);
  const ofLevel = (level: string) => sum(dangers.filter((one) => one.level === level));
  return deskCounts.parse({
    ...Object.fromEntries(careLevels.map((level) => [level, ofLevel(level)])),
    dangers,
    held: sum(texts.filter(({ state }) => state === 'held')),
    reported: sum(texts.filter(({ state }) => state !== 'held')),
  });
}

/** Counts the waiting items, and how many of them came since a moment. */
export async function countDesk(sql: SqlRunner, since = new Date(0)) {
  const [row] = await sql(counts, [since]);
  return counted.parse(row);
}

const danger = `SELECT coalesce(extract(epoch FROM clock_timestamp() - min(noticed_at)), 0)::float8 AS seconds
  FROM care_case WHERE handled_at IS NULL AND seen_at IS NULL AND NOT says_safe`;

/** How long the first person in danger has waited whom no admin has looked at (seconds); 0 when there is none. */
export async function oldestDanger(sql: SqlRunner): Promise<number> {
  return z.tuple([z.object({ seconds: z.number() })]).parse(await sql(danger, []))[0].seconds;
}
