import { databaseNow } from '@kbf/data-kit';

/** Hours in which a person counts once as having prayed for a prayer. */
export const todayHours = 24;

/** From this moment on, people count as having prayed today. */
export async function startOfToday(tx: Parameters<typeof databaseNow>[0]): Promise<Date> {
  return new Date((await databaseNow(tx)).getTime() - todayHours * 60 * 60_000);
}
