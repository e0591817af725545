/** Two ways to run plain SQL, so that all code for events is written once for both. */

/**
 * Runs one SQL statement with `$1…` parameters and returns its rows. With it, the same outbox and processor code works
 * in a Prisma transaction and on a `pg` client.
 */
export type SqlRunner = (
  text: string,
  params: readonly unknown[],
) => Promise<Record<string, unknown>[]>;

type PrismaLike = {
  $queryRawUnsafe<Result = unknown>(text: string, ...params: unknown[]): PromiseLike<Result>;
};
type Rows = Promise<{ rows: Record<string, unknown>[] }>;
type PgLike = { query(text: string, params: unknown[]): Rows };
type PreparingPgLike = {
  query(statement: { name: string; text: string; values: unknown[] }): Rows;
};

/** For a Prisma client or, usually, its transaction. */
export function prismaSql(prisma: PrismaLike): SqlRunner {
  return async (text, params) =>
    await prisma.$queryRawUnsafe<Record<string, unknown>[]>(text, ...params);
}

/** For a `pg` client or pool. */
export function pgSql(client: PgLike): SqlRunner {
  return async (text, params) => (await client.query(text, [...params])).rows;
}

const names = new Map<string, string>();

/**
 * The same with prepared statements, which Postgres plans once per connection. Use it only for constant texts that run
 * all the time, because each stays in the memory of every connection.
 */
export function preparedSql(client: PreparingPgLike): SqlRunner {
  return async (text, params) => {
    const name = names.get(text) ?? `plain-${names.size}`;
    names.set(text, name);
    return (await client.query({ name, text, values: [...params] })).rows;
  };
}
