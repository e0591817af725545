import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { PrismaClient } from './generated/prisma/client.ts';
import type { Prisma } from './generated/prisma/client.ts';

export type Database = PrismaClient;
export type Transaction = Prisma.TransactionClient;

/** In a rush a transaction waits for a connection as long as a person does for an answer (milliseconds). */
const transactionOptions = { maxWait: 10_000, timeout: 10_000 };

/** Prisma over the pool that the relay and the sweeper use too. */
export function openDatabase(pool: pg.Pool): Database {
  return new PrismaClient({ adapter: new PrismaPg(pool), transactionOptions });
}
