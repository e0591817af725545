import { z } from 'zod';

/** Who may see a prayer, from everyone to its author alone. `circle`: the members of the one circle it belongs to. */
export const prayerAudiences = ['public', 'members', 'circle', 'private'] as const;
export const prayerAudience = z.enum(prayerAudiences);
export type PrayerAudience = z.infer<typeof prayerAudience>;

/** The audiences that need no circle. A prayer gets into a circle only when it is new. */
export const openAudience = prayerAudience.exclude(['circle']);
export type OpenAudience = z.infer<typeof openAudience>;

/** Returns true if more people may see a prayer with audience `next` than with audience `now`. */
export const isWider = (next: PrayerAudience, now: PrayerAudience): boolean =>
  prayerAudiences.indexOf(next) < prayerAudiences.indexOf(now);
