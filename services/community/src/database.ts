import { openDatabase } from '@kbf/data-kit';
import type { Database, DatabaseSettings, TxOf } from '@kbf/data-kit';
import { PrismaClient } from './generated/prisma/client.ts';

export type CommunityDatabase = Database<PrismaClient>;
export type Tx = TxOf<PrismaClient>;

export const openCommunityDatabase = (settings: DatabaseSettings): CommunityDatabase =>
  openDatabase(PrismaClient, settings);
