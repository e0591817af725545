import { z } from 'zod';
import { defineCall } from '../call.ts';
import { care } from '../care/care.ts';
import { uuid, writtenText } from '../fields.ts';
import { limits } from '../limits.ts';
import { prayer, prayerComment } from './prayers.ts';

/** A correction that our checks would hold is refused with 409, and the earlier text stays. */
const correction = { service: 'community', audience: 'member', errors: [403, 404, 409] } as const;

export const correctPrayer = defineCall({
  ...correction,
  id: 'correctPrayer',
  method: 'PUT',
  path: '/api/prayers/:id/request',
  summary: 'A member corrects their own public prayer, within 15 minutes. It is marked as edited.',
  params: z.object({ id: uuid }),
  body: z.object({ userRequest: writtenText(limits.prayer.requestMax) }),
  words: { place: 'prayer', fields: ['userRequest'] },
  answers: { 200: prayer.extend({ care: care.optional() }) },
});

export const correctComment = defineCall({
  ...correction,
  id: 'correctComment',
  method: 'PUT',
  path: '/api/prayers/:id/comments/:commentId',
  summary: 'A member corrects their own public comment, within 15 minutes. It is marked as edited.',
  params: z.object({ id: uuid, commentId: uuid }),
  body: z.object({ comment: writtenText(limits.prayer.commentMax) }),
  words: { place: 'comment', fields: ['comment'] },
  answers: { 200: prayerComment.extend({ care: care.optional() }) },
});

export const correctionCalls = [correctPrayer, correctComment] as const;
