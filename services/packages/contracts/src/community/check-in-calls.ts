import { z } from 'zod';
import { defineCall } from '../call.ts';
import { timestamp, uuid } from '../fields.ts';
import { limits } from '../limits.ts';

/** One-tap answers to "How is it going?". `answered` says that the prayer was answered. */
export const checkInAnswers = ['better', 'same', 'harder', 'answered'] as const;
export type CheckInAnswer = (typeof checkInAnswers)[number];

/** The author wants to be asked later how it is going with their prayer. */
export const checkIn = z.object({
  prayerId: uuid,
  userRequest: z.string().describe('From the prayer, as a reminder of which one it was'),
  isPublic: z.boolean().describe('Others can read the prayer, and what is added to it'),
  days: z.literal(limits.checkIn.days),
  dueAt: timestamp,
  askedAt: timestamp.nullable().describe('When the question was asked'),
});
export type CheckIn = z.infer<typeof checkIn>;

const params = z.object({ id: uuid });
const path = '/api/prayers/:id/check-in';

export const listCheckIns = defineCall({
  id: 'listCheckIns',
  method: 'GET',
  path: '/api/prayers/check-ins',
  service: 'community',
  audience: 'member',
  summary: 'The check-ins you set and have not answered yet, earliest first.',
  answers: { 200: z.array(checkIn) },
});

export const setCheckIn = defineCall({
  id: 'setCheckIn',
  method: 'PUT',
  path,
  service: 'community',
  audience: 'member',
  summary: 'Sets a check-in for your own prayer, this many days from now.',
  params,
  body: z.object({ days: z.literal(limits.checkIn.days) }),
  answers: { 200: checkIn },
  errors: [403, 404, 409],
});

export const cancelCheckIn = defineCall({
  id: 'cancelCheckIn',
  method: 'DELETE',
  path,
  service: 'community',
  audience: 'member',
  summary: 'Cancels the check-in.',
  params,
  answers: { 204: null },
  errors: [404],
});

export const answerCheckIn = defineCall({
  id: 'answerCheckIn',
  method: 'POST',
  path: '/api/prayers/:id/check-in/answer',
  service: 'community',
  audience: 'member',
  summary:
    'Says how it is going, visible only to the author. Words for others go under the prayer as thanks or a comment.',
  params,
  body: z.object({ answer: z.enum(checkInAnswers) }),
  answers: { 200: z.object({ answer: z.enum(checkInAnswers), answeredAt: timestamp }) },
  errors: [404],
});

export const checkInCalls = [listCheckIns, setCheckIn, cancelCheckIn, answerCheckIn] as const;
