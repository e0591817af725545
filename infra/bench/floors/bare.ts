/** A floor: Fastify with one prepared query, whose answer has the same bytes as the first page of the feed. */
import Fastify from 'fastify';
import pg from 'pg';
import { listen } from './listen.ts';

const page = {
  name: 'page',
  text: `SELECT p.id, p.author_name AS "userName", p.request AS "userRequest",
      p.response AS "aiPrayerResponse", p.response_source <> 'author' AS "aiGenerated",
      p.response_source AS "responseSource", p.passages, NULL AS "photoUrl", NULL AS "photoSize", p.tags,
      s.like_count AS "likeCount", s.comment_count AS "commentCount", false AS "userLiked", false AS mine,
      p.created_at AS "createdAt", p.edited_at AS "editedAt", p.answered_at AS "answeredAt", p.thanks,
      s.first_comments AS comments
    FROM (
      SELECT * FROM prayer WHERE state = 'public' ORDER BY published_at DESC, id DESC LIMIT 20
    ) p JOIN prayer_stat s ON s.prayer_id = p.id
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
