import { z } from 'zod';
import { defineCall } from './call.ts';

/** Site statistics for admins. Each service counts its own data. */

const count = z.int();
/** Since midnight UTC, in the last 30 days, and in total. */
const overTime = z.object({ today: count, last30Days: count, allTime: count });
export type OverTime = z.infer<typeof overTime>;

export const getMemberFigures = defineCall({
  id: 'getMemberFigures',
  method: 'GET',
  path: '/api/auth/figures',
  service: 'auth',
  audience: 'admin',
  summary: 'How many members there are, and how many joined.',
  answers: { 200: z.object({ members: overTime, admins: count, suspended: count }) },
});

export const getPrayerFigures = defineCall({
  id: 'getPrayerFigures',
  method: 'GET',
  path: '/api/prayers/figures',
  service: 'community',
  audience: 'admin',
  summary: 'How many prayers, with or without a reply, and comments there are.',
  answers: {
    200: z.object({
      prayers: overTime,
      public: count,
      waiting: count.describe('Held until someone has read them'),
      replies: overTime.describe('Prayers with a response from the assistant'),
      comments: overTime,
    }),
  },
});

export const getAiFigures = defineCall({
  id: 'getAiFigures',
  method: 'GET',
  path: '/api/ai-figures',
  service: 'ai',
  audience: 'admin',
  summary: 'How much of the model’s reply budget is used. Nothing without a model.',
  answers: {
    200: z.object({
      source: z.enum(['model', 'guide']).describe('Who answers: a model, or texts we wrote'),
      spentToday: count,
      spentLast30Days: count,
      budgetPerDay: count,
    }),
  },
});

export const getMessageFigures = defineCall({
  id: 'getMessageFigures',
  method: 'GET',
  path: '/api/notifications/figures',
  service: 'notifications',
  audience: 'admin',
  summary: 'How many texts and emails were sent while the log is kept, and what the texts cost.',
  answers: {
    200: z.object({
      texts: overTime,
      mails: overTime,
      failed: count.describe('In the last 30 days, texts and emails'),
      textPrice: z.number().describe('For one text, in US dollars, as set by the site’s operator'),
    }),
  },
});

export const figureCalls = [
  getMemberFigures,
  getPrayerFigures,
  getAiFigures,
  getMessageFigures,
] as const;
