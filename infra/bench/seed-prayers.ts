import pg from 'pg';

/**
 * Prayers with comments and likes, one a minute, the newest now, and as many public profiles, at most 100,000. Their
 * texts and counts follow from their number, so that the first page has the same size at every number of prayers.
 *
 * The skew is a power law: half of the prayers have at most one comment and one like, the means are about 2.5, and a
 * few have 200 comments or 300 likes.
 */
const statements = (prayers: number) => [
  // The rows are consistent by construction; checking each foreign key would take as long as the rest.
  'SET session_replication_role = replica',
  `CREATE FUNCTION pg_temp.share(n bigint, salt bigint) RETURNS float8 IMMUTABLE LANGUAGE sql AS
    'SELECT ((hashint8extended(n, salt) & 1048575) + 1) / 1048576.0::float8'`,
  `CREATE TEMP TABLE made AS SELECT n, gen_random_uuid() AS id,
      date_trunc('milliseconds', now()) - n * interval '1 minute' AS at,
      least(300, floor(2 / pow(pg_temp.share(n, 1), 0.6)) - 2)::int AS likes,
      least(200, floor(3 / sqrt(pg_temp.share(n, 2))) - 3)::int AS comments
    FROM generate_series(1, ${prayers}) n`,
  `INSERT INTO prayer (id, author_visitor_id, author_name, request, response, response_source, tags, state,
      published_at, created_at)
    SELECT id, 'v-' || id, 'Community Member',
      left(repeat('Please pray for our shop, for the people who work in it, and for wisdom. ', 6),
        80 + (320 * pg_temp.share(n, 3))::int),
      left(repeat('Lord, be near in this week, give them strength, and let the work bear fruit. ', 15),
        500 + (500 * pg_temp.share(n, 4))::int),
      'guide', '{business,family}', 'public', at, at
    FROM made`,
  `INSERT INTO prayer_comment (id, prayer_id, author_visitor_id, author_name, comment, state, published_at, created_at)
    SELECT gen_random_uuid(), id, 'v-' || gen_random_uuid(), 'Community Member',
      left(repeat('Praying with you, and asking for peace in all of it. ', 4), 40 + (n + k) % 160),
      'public', at + k * interval '1 second', at + k * interval '1 second'
    FROM made, generate_series(1, comments) k`,
  `INSERT INTO prayer_like (prayer_id, actor, created_at)
    SELECT id, 'v:' || gen_random_uuid(), at FROM made, generate_series(1, likes)`,
  `INSERT INTO prayer_stat (prayer_id, like_count, comment_count, first_comments)
    SELECT id, likes, comments, coalesce((
      SELECT json_agg(json_build_object('id', c.id, 'userName', c.author_name, 'comment', c.comment,
        'createdAt', to_char(c.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'editedAt', NULL,
        'author', 'v:' || c.author_visitor_id) ORDER BY c.published_at)
      FROM (
        SELECT * FROM prayer_comment WHERE prayer_id = made.id ORDER BY published_at, id LIMIT 20
      ) c), '[]')
    FROM made`,
  // As many people in the directory: each twentieth is a baker, and each has a surname of their own.
  `INSERT INTO profile (user_id, id, first_name, last_name, identity, is_public, sort_name)
    SELECT id, gen_random_uuid(), 'Ada', 'Bench' || n,
      CASE WHEN n % 20 = 0 THEN 'A baker who serves the whole street' ELSE 'A founder at work' END,
      true, 'bench' || lpad(n::text, 9, '0') || ' ada'
    FROM made WHERE n <= 100000`,
  'UPDATE feed_counter SET total = (SELECT count(*) FROM prayer)',
  `SELECT nextval('feed_version')`,
  'VACUUM ANALYZE prayer, prayer_comment, prayer_like, prayer_stat, profile, feed_counter',
  'CHECKPOINT',
];

/**
 * Fills the empty database of community.
 * @param adminUrl of that database, with superuser rights
 * @returns ids of the newer and of the older half, newest first, at most 5,000 of each
 */
export async function seedPrayers(
  adminUrl: string,
  prayers: number,
): Promise<{ newer: string[]; older: string[]; counts: string }> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    for (const text of statements(prayers)) await client.query(text);
    const idsFrom = async (first: number) => {
      const { rows } = await client.query<{ id: string }>(
        'SELECT id FROM made WHERE n > $1 AND n <= $2 ORDER BY n LIMIT 5000',
        [first, first + prayers / 2],
      );
      return rows.map(({ id }) => id);
    };
    const { rows } = await client.query<{ counts: string }>(
      `SELECT sum(comments) || ' comments, ' || sum(likes) || ' likes' AS counts FROM made`,
    );
    return {
      newer: await idsFrom(0),
      older: await idsFrom(prayers / 2),
      counts: rows[0]!.counts,
    };
  } finally {
    await client.end();
  }
}
