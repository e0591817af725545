import { z } from 'zod';
import { defineCall } from '../call.ts';
import { timestamp, uuid } from '../fields.ts';

/** Who comes to the next weekly gathering. Members see how many, admins also who. */

export const nextComing = z.object({
  startsAt: timestamp.describe('The weekly gathering that is on, or the next one'),
  count: z.int().describe('How many members have said that they are coming'),
  mine: z
    .object({ remind: z.boolean().describe('The person gets a reminder an hour before') })
    .nullable()
    .describe('Null until the person says that they are coming'),
});
export type NextComing = z.infer<typeof nextComing>;

const shared = { service: 'community', audience: 'approved' } as const;

export const getComing = defineCall({
  ...shared,
  id: 'getComing',
  method: 'GET',
  path: '/api/gatherings/next',
  summary: 'How many members are coming to the next weekly gathering, and whether you are.',
  answers: { 200: nextComing },
});

export const setComing = defineCall({
  ...shared,
  id: 'setComing',
  method: 'PUT',
  path: '/api/gatherings/next',
  summary:
    'Says that you are coming to the next weekly gathering, or takes it back. ' +
    'A reminder can be asked for until an hour before it starts.',
  body: z.object({
    startsAt: timestamp.describe('The gathering that is meant; 409 when it is over'),
    coming: z.boolean(),
    remind: z.boolean().default(false),
  }),
  answers: { 200: nextComing },
  errors: [409],
});

export const listComing = defineCall({
  ...shared,
  audience: 'admin',
  id: 'listComing',
  method: 'GET',
  path: '/api/gatherings/next/people',
  summary: 'The names of the members who are coming to the next weekly gathering, up to 500.',
  answers: { 200: z.array(z.object({ userId: uuid, name: z.string() })) },
});

export const comingCalls = [getComing, setComing, listComing] as const;
