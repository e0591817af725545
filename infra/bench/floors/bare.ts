/**
 * A floor: Fastify with one prepared query, whose answer has the same bytes as the first page of the feed. With
 * `TABLES=natural` it counts likes and comments where they are; otherwise it reads them beside each prayer, as we do.
 */
import Fastify from 'fastify';
import pg from 'pg';
import { listen } from './listen.ts';

const counted = {
  likes: 's.like_count',
  comments: 's.comment_count',
  first: 's.first_comments',
  joined: 'JOIN prayer_stat s ON s.prayer_id = p.id',
};
const natural: typeof counted = {
  likes: '(SELECT count(*)::int FROM prayer_like l WHERE l.prayer_id = p.id)',
  comments: `(SELECT count(*)::int FROM prayer_comment c WHERE c.prayer_id = p.id AND c.state = 'public')`,
  first: `(SELECT coalesce(json_agg(json_build_object('id', c.id, 'userName', c.author_name, 'comment', c.comment,
      'createdAt', to_char(c.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      ORDER BY c.published_at, c.id), '[]')
    FROM (SELECT * FROM prayer_comment c WHERE c.prayer_id = p.id AND c.state = 'public'
      ORDER BY c.published_at, c.id LIMIT 20) c)`,
  joined: '',
};
const { likes, comments, first, joined } = process.env['TABLES'] === 'natural' ? natural : counted;

const page = {
  name: 'page',
  text: `SELECT p.id, p.author_name AS "userName", p.request AS "userRequest",
      p.response AS "aiPrayerResponse", p.response_source <> 'author' AS "aiGenerated",
      p.response_source AS "responseSource", p.passages, NULL AS "photoUrl", NULL AS "photoSize", p.tags,
      ${likes} AS "likeCount", ${comments} AS "commentCount", false AS "userLiked", false AS mine,
      p.created_at AS "createdAt", p.edited_at AS "editedAt", p.answered_at AS "answeredAt", p.thanks,
      ${first} AS comments
    FROM (
      SELECT * FROM prayer WHERE state = 'public' ORDER BY published_at DESC, id DESC LIMIT 20
    ) p ${joined}
    ORDER BY p.published_at DESC, p.id DESC`,
};
type Row = { comments: { id: string; userName: string; comment: string; createdAt: string }[] };

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] });
const app = Fastify();
app.get('/api/prayers', async () => {
  const { rows } = await pool.query<Row>(page);
  return rows.map((row) => ({
    ...row,
    comments: row.comments.map(({ id, userName, comment, createdAt }) => ({
      id,
      userName,
      comment,
      createdAt,
      editedAt: null,
      mine: false,
    })),
  }));
});
await listen(app);
