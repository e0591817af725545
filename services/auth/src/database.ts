import { openDatabase } from '@kbf/data-kit';
import type { Database, DatabaseSettings, TxOf } from '@kbf/data-kit';
import { PrismaClient } from './generated/prisma/client.ts';

export type AuthDatabase = Database<PrismaClient>;
/** A transaction of auth's database. The client itself also fits this type, for calls outside a transaction. */
export type Tx = TxOf<PrismaClient>;

export const openAuthDatabase = (settings: DatabaseSettings): AuthDatabase =>
  openDatabase(PrismaClient, settings);
