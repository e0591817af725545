import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dangerKinds } from '../care/care-kinds.ts';
import { listQuery, timestamp, uuid, writtenText } from '../fields.ts';
import { limits } from '../limits.ts';
import { careCase, deskCounts, deskFilter, deskItem, deskPlace } from './desk-items.ts';

export const deskDecisions = ['release', 'hide', 'handled', 'noDanger'] as const;
export type DeskDecision = (typeof deskDecisions)[number];
const decision = z
  .enum(deskDecisions)
  .describe('`handled` and `noDanger` for a danger, the others for a text');

const next = deskPlace.nullable().describe('What waits next');

export const deskDetail = deskItem.extend({
  case: careCase.nullable(),
  next,
});
export type DeskDetail = z.infer<typeof deskDetail>;

const path = '/api/care-desk/:kind/:id';

export const listDesk = defineCall({
  id: 'listDesk',
  method: 'GET',
  path: '/api/care-desk',
  service: 'community',
  audience: 'admin',
  summary:
    'Everything that waits for an admin: dangers (by level, emergencies first, then newest), held and reported texts.',
  query: listQuery.extend({
    show: z.enum(['waiting', 'handled']).default('waiting').describe('Handled: dangers only'),
    ...deskFilter.shape,
  }),
  answers: { 200: z.array(deskItem) },
});

export const countDesk = defineCall({
  id: 'countDesk',
  method: 'GET',
  path: '/api/care-desk/counts',
  service: 'community',
  audience: 'admin',
  summary: 'How many items are waiting at the desk, by level and by kind.',
  answers: { 200: deskCounts },
});

export const getDeskItem = defineCall({
  id: 'getDeskItem',
  method: 'GET',
  path,
  service: 'community',
  audience: 'admin',
  summary: 'One item with its context. Reading the words of a care case is logged.',
  params: deskPlace,
  answers: { 200: deskDetail },
  errors: [404],
});

export const decideDeskItem = defineCall({
  id: 'decideDeskItem',
  method: 'POST',
  path: '/api/care-desk/:kind/:id/decision',
  service: 'community',
  audience: 'admin',
  needsFreshLogin: 'others',
  summary:
    'Takes effect right away; the author is told seconds later. Hiding a text needs a fresh login.',
  params: deskPlace,
  body: z.object({
    decision,
    note: writtenText(limits.desk.noteMax).optional().describe('For the other admins, encrypted'),
    together: z
      .boolean()
      .optional()
      .describe('Also everything else waiting from the same person that an admin has looked at'),
    seenAt: timestamp
      .optional()
      .describe(
        '`text.createdAt` as the admin saw it, so that no decision covers something newer and unseen',
      ),
    filter: deskFilter.optional().describe('Of the admin’s list: `next` is the first one in it'),
  }),
  answers: { 201: z.object({ count: z.int().min(1).describe('Decided together'), next }) },
  errors: [404, 409],
});

export const reopenDeskItem = defineCall({
  id: 'reopenDeskItem',
  method: 'DELETE',
  path: '/api/care-desk/:kind/:id/decision',
  service: 'community',
  audience: 'admin',
  summary:
    'Undoes a decision and everything decided with it. For a text, only until its author is told.',
  params: deskPlace,
  answers: { 204: null },
  errors: [404, 409],
});

export const updateCareCase = defineCall({
  id: 'updateCareCase',
  method: 'PATCH',
  path,
  service: 'community',
  audience: 'admin',
  summary: 'Adds a note to a care case, or sets what it is about.',
  params: z.object({ kind: z.literal('danger'), id: uuid }),
  body: z.object({
    note: writtenText(limits.desk.noteMax).nullish(),
    namedKind: z
      .enum(dangerKinds)
      .optional()
      .describe('What it is about. The help that was shown stays the same'),
  }),
  answers: { 204: null },
  errors: [404],
});

export const sayIAmSafe = defineCall({
  id: 'sayIAmSafe',
  method: 'POST',
  path: '/api/care/safe',
  service: 'community',
  audience: 'all',
  summary:
    'After help was shown, the person says that no one is in danger now. Admins see it at the desk.',
  answers: { 204: null },
});

export const deskCalls = [
  sayIAmSafe,
  countDesk,
  listDesk,
  getDeskItem,
  decideDeskItem,
  reopenDeskItem,
  updateCareCase,
] as const;
