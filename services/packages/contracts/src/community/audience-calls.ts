import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uuid } from '../fields.ts';
import { openAudience } from '../prayer-audience.ts';
import { ownPrayer } from './prayers.ts';

const changed = ownPrayer.pick({ audience: true, state: true });

export const changeAudience = defineCall({
  id: 'changeAudience',
  method: 'PUT',
  path: '/api/prayers/:id/audience',
  service: 'community',
  audience: 'author',
  summary:
    'The author changes who may see a prayer. 202 when a person has to look at it first, because more people would.',
  params: z.object({ id: uuid }),
  body: z.object({ audience: openAudience }),
  answers: { 200: changed, 202: changed },
  errors: [403, 404, 409],
});
