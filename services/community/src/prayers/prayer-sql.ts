/**
 * Plain SQL because the feed is the hot path: a page takes 3 to 7 times as long through Prisma. For the same reason
 * rows are typed and not parsed, so change these statements and `PrayerRow` together.
 */
import type { QuotedPassage, ResponseSource } from '@kbf/contracts';
import type pg from 'pg';

/** A comment as `prayer_stat.first_comments` stores it. `author` never leaves the service. */
export type StoredComment = {
  id: string;
  userName: string;
  comment: string;
  createdAt: string;
  /** Comments of the last release do not have it. */
  editedAt?: string | null | undefined;
  author: string | null;
};

export type PrayerRow = {
  id: string;
  state: string;
  audience: string;
  circle_id: string | null;
  author_user_id: string | null;
  author_visitor_id: string | null;
  author_name: string;
  request: string;
  response: string | null;
  response_source: ResponseSource | null;
  passages: QuotedPassage[];
  tags: string[];
  photo_id: string | null;
  photo_size: { width: number; height: number } | null;
  published_at: Date;
  created_at: Date;
  edited_at: Date | null;
  answered_at: Date | null;
  thanks: string | null;
  like_count: number;
  comment_count: number;
  first_comments: StoredComment[];
  liked: boolean;
};

/**
 * Columns of a prayer's row p and its counts s, and whether the actor $1 likes it. The size of a photo is looked up by
 * id, row by row: few prayers have one, and with a join the planner would read all photos. The SELECT hides the actor
 * from the planner: it would find a plan for one actor a little cheaper than one for all, and plan every page anew,
 * which takes longer than reading it.
 */
export const prayerColumns = `
  p.id, p.state, p.audience, p.circle_id, p.author_user_id, p.author_visitor_id, p.author_name, p.request,
  p.response, p.response_source, p.passages, p.tags, p.photo_id,
  p.published_at, p.created_at, p.edited_at, p.answered_at, p.thanks,
  s.like_count, s.comment_count, s.first_comments,
  (SELECT json_build_object('width', f.width, 'height', f.height) FROM prayer_photo f
    WHERE f.id = p.photo_id AND f.width > 0) AS photo_size,
  EXISTS (SELECT 1 FROM prayer_like l WHERE l.prayer_id = p.id AND l.actor = (SELECT $1::text)) AS liked`;

/** A prayer in any state: the caller asks the rule. $1: actor, $2: id. */
export const onePrayer = {
  name: 'prayer-one',
  text: `SELECT ${prayerColumns} FROM prayer p JOIN prayer_stat s ON s.prayer_id = p.id WHERE p.id = $2`,
};

/** @param actor whose like to look up; null for none */
export async function readPrayer(
  pool: pg.Pool,
  { actor, id }: { actor: string | null; id: string },
): Promise<PrayerRow | undefined> {
  const { rows } = await pool.query<PrayerRow>({ ...onePrayer, values: [actor, id] });
  return rows[0];
}
