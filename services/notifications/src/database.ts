import { openDatabase } from '@kbf/data-kit';
import type { Database, DatabaseSettings, TxOf } from '@kbf/data-kit';
import { PrismaClient } from './generated/prisma/client.ts';

export type NotificationsDatabase = Database<PrismaClient>;
export type Tx = TxOf<PrismaClient>;

export const openNotificationsDatabase = (settings: DatabaseSettings): NotificationsDatabase =>
  openDatabase(PrismaClient, settings);
