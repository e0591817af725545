import { prismaSql } from '@kbf/events';
import type { RunInTransaction } from '@kbf/events';
import { createPool } from '@kbf/process-kit';
import type { Logger } from '@kbf/process-kit';
import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { PrismaClient } from './generated/prisma/client.ts';
import type { Prisma } from './generated/prisma/client.ts';

export type Tx = Prisma.TransactionClient;

export type Database = {
  prisma: PrismaClient;
  /** The same connections, for the outbox, the limits and the figures. */
  pool: pg.Pool;
  transaction: RunInTransaction<Tx>;
  isUp: () => Promise<boolean>;
  close: () => Promise<void>;
};

/** Milliseconds to wait for a connection, and for a transaction to end. */
const patience = { maxWait: 10_000, timeout: 15_000 };

/** One pool of connections that Prisma and raw SQL share. */
export function openDatabase(url: string, connections: number, logger: Logger): Database {
  const pool = createPool(url, connections, logger);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions: patience });
  return {
    prisma,
    pool,
    transaction: (work) => prisma.$transaction((tx) => work(tx, prismaSql(tx))),
    isUp: async () => (await pool.query('SELECT 1')).rowCount === 1,
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}
