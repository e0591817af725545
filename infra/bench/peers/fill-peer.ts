import pg from 'pg';

/** The columns that a peer's tables have too. Likes are only a number there. */
const tables = [
  {
    name: 'prayers',
    columns: `id uuid, author_name text, request text, response text, tags json, like_count int, comment_count int,
      created_at timestamptz`,
    rows: `SELECT id, author_name, request, response, tags, like_count, comment_count, created_at
      FROM prayer JOIN prayer_stat ON prayer_id = id`,
  },
  {
    name: 'comments',
    columns: 'id uuid, prayer_id uuid, author_name text, comment text, created_at timestamptz',
    rows: 'SELECT id, prayer_id, author_name, comment, created_at FROM prayer_comment',
  },
];

/** Copies the prayers and comments of community into the empty tables of a peer, ids included. */
export async function fillPeer(communityUrl: string, peerUrl: string): Promise<void> {
  const ours = new pg.Client({ connectionString: communityUrl });
  const theirs = new pg.Client({ connectionString: peerUrl });
  try {
    await Promise.all([ours.connect(), theirs.connect()]);
    for (const { name, columns, rows } of tables) {
      const all = await ours.query<{ all: string }>(
        `SELECT json_agg(r)::text AS all FROM (${rows}) r`,
      );
      const names = columns.replaceAll(/ (?:uuid|text|json|int|timestamptz)\b/g, '');
      await theirs.query(
        `INSERT INTO ${name} (${names}) SELECT ${names} FROM json_to_recordset($1) AS r (${columns})`,
        [all.rows[0]!.all],
      );
      await theirs.query(`VACUUM ANALYZE ${name}`);
    }
    await theirs.query('CHECKPOINT');
  } finally {
    await Promise.all([ours.end(), theirs.end()]);
  }
}
