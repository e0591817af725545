import { z } from 'zod';

/** Who may see a prayer, from everyone to its author alone. */
export const prayerAudiences = ['public', 'members', 'private'] as const;
export const prayerAudience = z.enum(prayerAudiences);
export type PrayerAudience = z.infer<typeof prayerAudience>;

/** Returns true if more people may see a prayer with audience `next` than with audience `now`. */
export const isWider = (next: PrayerAudience, now: PrayerAudience): boolean =>
  prayerAudiences.indexOf(next) < prayerAudiences.indexOf(now);
