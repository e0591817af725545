import { openDatabase } from '@kbf/data-kit';
import type { Database, DatabaseSettings, TxOf } from '@kbf/data-kit';
import { PrismaClient } from './generated/prisma/client.ts';

export type AuthDatabase = Database<PrismaClient>;
/** A transaction of auth's database. Outside of one, the client itself serves as well. */
export type Tx = TxOf<PrismaClient>;

export const openAuthDatabase = (settings: DatabaseSettings): AuthDatabase =>
  openDatabase(PrismaClient, settings);
