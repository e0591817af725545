/** The two ways to plain SQL: everything of the events is written once for both. */

/**
 * Runs one SQL statement with `$1…` parameters and answers its rows. The same outbox and processor code
 * works in a Prisma transaction and on a `pg` client through it.
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

/** For a Prisma client or, as a rule, the transaction of one. */
export function prismaSql(prisma: PrismaLike): SqlRunner {
  return async (text, params) =>
    await prisma.$queryRawUnsafe<Record<string, unknown>[]>(text, ...params);
}

/** For a client or pool of `pg`. */
export function pgSql(client: PgLike): SqlRunner {
  return async (text, params) => (await client.query(text, [...params])).rows;
}

const names = new Map<string, string>();

/**
 * The same with statements that Postgres plans once per connection. For texts that are written in the code and run all
 * the time: each stays in the memory of every connection.
 */
export function preparedSql(client: PreparingPgLike): SqlRunner {
  return async (text, params) => {
    const name = names.get(text) ?? `plain-${names.size}`;
    names.set(text, name);
    return (await client.query({ name, text, values: [...params] })).rows;
  };
}
