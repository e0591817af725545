import { z } from 'zod';
import { defineCall } from '../call.ts';

/** Circles and private chats are for adults. A member is asked once, and the answer is stored. */

const shared = { service: 'community', audience: 'member', path: '/api/age' } as const;

export const getAge = defineCall({
  ...shared,
  id: 'getAge',
  method: 'GET',
  summary: 'Whether you said that you are 18 or older. Null when you were not asked yet.',
  answers: { 200: z.object({ isAdult: z.boolean().nullable() }) },
});

export const putAge = defineCall({
  ...shared,
  id: 'putAge',
  method: 'PUT',
  summary: 'Says whether you are 18 or older.',
  body: z.object({ isAdult: z.boolean() }),
  answers: { 200: z.object({ isAdult: z.boolean() }) },
});

export const ageCalls = [getAge, putAge] as const;
