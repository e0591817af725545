import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { PrismaClient } from './generated/prisma/client.ts';
import type { Prisma } from './generated/prisma/client.ts';

export type Database = PrismaClient;
export type Transaction = Prisma.TransactionClient;

/** Prisma over the pool that raw SQL and the relay use too. */
export function openDatabase(pool: pg.Pool): Database {
  return new PrismaClient({
    adapter: new PrismaPg(pool),
    // Under a burst of logins a transaction waits for a free connection rather than fail.
    transactionOptions: { maxWait: 10_000, timeout: 10_000 },
  });
}

/**
 * Lets one transaction at a time work on `subject`, until it commits. For facts that no row stands for yet, such as
 * a number that nobody has, or that there is no admin.
 */
export async function oneAtATime(tx: Transaction, subject: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${subject}, 0))`;
}
