import { z } from 'zod';
import { defineCall } from '../call.ts';
import { listQuery, uuid } from '../fields.ts';
import { prayer } from './prayers.ts';

const params = z.object({ id: uuid });

export const listPrayersToPrayFor = defineCall({
  id: 'listPrayersToPrayFor',
  method: 'GET',
  path: '/api/prayers/to-pray-for',
  service: 'community',
  audience: 'all',
  summary:
    'The public prayers, least prayed for first, without yours and those you prayed for in the last 24 hours.',
  query: listQuery,
  answers: { 200: z.array(prayer) },
});

export const prayFor = defineCall({
  id: 'prayFor',
  method: 'POST',
  path: '/api/prayers/:id/prayed',
  service: 'community',
  audience: 'all',
  summary:
    'Says that you prayed for this prayer. It counts once in 24 hours; its author sees only how many people prayed.',
  params,
  answers: {
    200: z.object({
      prayedToday: z
        .number()
        .int()
        .describe('How many prayers you prayed for in the last 24 hours'),
    }),
  },
  errors: [403, 404],
});

export const mutePrayed = defineCall({
  id: 'mutePrayed',
  method: 'PUT',
  path: '/api/prayers/:id/prayed',
  service: 'community',
  audience: 'member',
  summary: 'Hides or shows how many people prayed for your own prayer.',
  params,
  body: z.object({ muted: z.boolean() }),
  answers: { 204: null },
  errors: [404],
});

export const prayingCalls = [listPrayersToPrayFor, prayFor, mutePrayed] as const;
