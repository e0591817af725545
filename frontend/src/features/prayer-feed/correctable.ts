import { limits } from '@kbf/contracts';

/** Whether a text of this time can still be corrected. The server decides; this only hides what it would refuse. */
export const isCorrectable = (createdAt: string, now = Date.now()): boolean =>
  now - Date.parse(createdAt) < limits.prayer.correctMinutes * 60_000;
