import { openDatabase } from '@kbf/data-kit';
import type { Database, DatabaseSettings, TxOf } from '@kbf/data-kit';
import { PrismaClient } from './generated/prisma/client.ts';

export type AiDatabase = Database<PrismaClient>;
export type Tx = TxOf<PrismaClient>;

export const openAiDatabase = (settings: DatabaseSettings): AiDatabase =>
  openDatabase(PrismaClient, settings);
