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
    // Some transactions ask auth where a person can be reached, which may take seconds.
    transactionOptions: { maxWait: 10_000, timeout: 10_000 },
  });
}
