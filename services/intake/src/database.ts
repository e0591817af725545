import { openDatabase } from '@kbf/data-kit';
import type { Database, DatabaseSettings, TxOf } from '@kbf/data-kit';
import { PrismaClient } from './generated/prisma/client.ts';

export type IntakeDatabase = Database<PrismaClient>;
export type Tx = TxOf<PrismaClient>;

export const openIntakeDatabase = (settings: DatabaseSettings): IntakeDatabase =>
  openDatabase(PrismaClient, settings);
