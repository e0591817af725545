/** A floor: Fastify does the statements of a like and of a comment in one transaction each, their limits included. */
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { listen } from './listen.ts';

const named = (name: string, text: string) => ({ name, text });
const count = named(
  'count',
  `INSERT INTO request_limit AS kept (key, window_started_at, window_ends_at, count)
    SELECT key, clock_timestamp(), clock_timestamp() + interval '1 hour', 1 FROM unnest($1::text[]) AS asked (key)
    ORDER BY key
    ON CONFLICT (key) DO UPDATE SET count = excluded.count + kept.count
    RETURNING key, count`,
);
const lock = named('lock', 'SELECT like_count FROM prayer_stat WHERE prayer_id = $1 FOR UPDATE');
const read = named(
  'read',
  'SELECT state, audience, author_user_id, author_visitor_id FROM prayer WHERE id = $1',
);
const isLiked = named('liked', 'SELECT 1 FROM prayer_like WHERE prayer_id = $1 AND actor = $2');
const like = named(
  'like',
  'INSERT INTO prayer_like (prayer_id, actor, created_at) VALUES ($1, $2, now()) ON CONFLICT DO NOTHING',
);
const countLike = named(
  'count like',
  'UPDATE prayer_stat SET like_count = like_count + 1 WHERE prayer_id = $1 RETURNING like_count',
);
const ownTexts = named(
  'own texts',
  `SELECT id FROM prayer WHERE author_visitor_id = $1
    UNION ALL SELECT id FROM prayer_comment WHERE author_visitor_id = $1`,
);
const comment = named(
  'comment',
  `INSERT INTO prayer_comment (id, prayer_id, author_visitor_id, author_name, comment, state, published_at, created_at)
    VALUES ($1, $2, $3, 'Community Member', $4, 'public', now(), now())`,
);
const countComment = named(
  'count comment',
  'UPDATE prayer_stat SET comment_count = comment_count + 1 WHERE prayer_id = $1 RETURNING comment_count',
);
const firstComments = named(
  'first comments',
  `UPDATE prayer_stat s SET first_comments = coalesce((
    SELECT json_agg(json_build_object('id', c.id, 'userName', c.author_name, 'comment', c.comment,
      'createdAt', c.created_at, 'editedAt', c.edited_at, 'author', c.author_visitor_id) ORDER BY c.published_at)
    FROM (SELECT * FROM prayer_comment WHERE prayer_id = $1 AND state = 'public' ORDER BY published_at, id LIMIT 20) c
    ), '[]') WHERE s.prayer_id = $1`,
);
const changed = named('changed', `SELECT nextval('feed_version')`);

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] });
async function transaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

type Asked = { Params: { id: string }; Body: { who: string; network: string; comment: string } };
const app = Fastify();
app.post<Asked>('/like/:id', ({ params: { id }, body: { who, network } }) =>
  transaction(async (client) => {
    await client.query(count, [[`bench-likes:${who}`, `bench-likes:${network}`]]);
    await client.query(isLiked, [id, who]);
    await client.query(count, [[`bench-like:${id}:${who}`, `bench-like:${id}:${network}`]]);
    await client.query(lock, [id]);
    await client.query(read, [id]);
    await client.query(like, [id, who]);
    const { rows } = await client.query<{ like_count: number }>(countLike, [id]);
    await client.query(changed);
    return { liked: true, likeCount: rows[0]!.like_count };
  }),
);
app.post<Asked>('/comment/:id', ({ params: { id }, body }, reply) =>
  transaction(async (client) => {
    const { who, network } = body;
    await client.query(count, [[`bench-comments:${who}`, `bench-comments:${network}`]]);
    await client.query(read, [id]);
    await client.query(ownTexts, [who]);
    await client.query(count, [[`bench-public:${who}`, `bench-public:${network}`]]);
    await client.query(lock, [id]);
    const own = randomUUID();
    await client.query(comment, [own, id, who, body.comment]);
    await client.query(countComment, [id]);
    await client.query(firstComments, [id]);
    await client.query(changed);
    void reply.code(201);
    return { id: own, comment: body.comment };
  }),
);
await listen(app);
