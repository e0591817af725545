import { pgSql, prismaSql } from '@kbf/events';
import type { RunInTransaction, SqlRunner } from '@kbf/events';
import { createPool, repeatUndone } from '@kbf/process-kit';
import type { Logger } from '@kbf/process-kit';
import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { ping } from './ping-sql.ts';
import { createStatementNames } from './statement-names.ts';

/** Any generated Prisma client. */
export type AnyPrismaClient = {
  $transaction(...input: never[]): Promise<unknown>;
  $disconnect(): Promise<void>;
};

/** A transaction of a client. Services name theirs: `export type Tx = TxOf<PrismaClient>`. */
export type TxOf<Client extends AnyPrismaClient> = Parameters<
  Parameters<Client['$transaction']>[0]
>[0];

/** The class of a generated client. */
export type PrismaClass<Client extends AnyPrismaClient> = new (options: {
  adapter: PrismaPg;
  transactionOptions: typeof transactionTimeouts;
}) => Client & {
  $transaction<Result>(work: (tx: TxOf<Client> & RawTx) => Promise<Result>): Promise<Result>;
};
type RawTx = Parameters<typeof prismaSql>[0];

export type Database<Client extends AnyPrismaClient> = {
  prisma: Client;
  /** The same connections, for plain SQL. */
  pool: pg.Pool;
  /** One statement of plain SQL, outside of any transaction. */
  sql: SqlRunner;
  /**
   * Runs `work` in one transaction, with a Prisma client and a runner of plain SQL (such as for `recordEvent`). If
   * Postgres undoes the transaction, `work` runs again from the start (`repeatUndone`), so it must not have other side
   * effects.
   */
  transaction: RunInTransaction<TxOf<Client>>;
  /** @throws when the database is away */
  isUp: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** Milliseconds to wait for a connection, and for a transaction to end. */
const transactionTimeouts = { maxWait: 10_000, timeout: 15_000 };

/** Address of the database, and the largest number of connections. */
export type DatabaseSettings = { url: string; connections: number; logger: Logger };

/**
 * One pool of connections for both Prisma and plain SQL.
 * @param Client the class that Prisma generated for the service
 */
export function openDatabase<Client extends AnyPrismaClient>(
  Client: PrismaClass<Client>,
  { url, connections, logger }: DatabaseSettings,
): Database<Client> {
  const pool = createPool(url, connections, logger);
  const prisma = new Client({
    adapter: new PrismaPg(pool, { statementNameGenerator: createStatementNames() }),
    transactionOptions: transactionTimeouts,
  });
  return {
    prisma,
    pool,
    sql: pgSql(pool),
    transaction: (work) => repeatUndone(() => prisma.$transaction((tx) => work(tx, prismaSql(tx)))),
    isUp: () => ping(pool),
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}
