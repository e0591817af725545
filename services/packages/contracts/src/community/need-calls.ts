import { z } from 'zod';
import { defineCall } from '../call.ts';
import { care } from '../care/care.ts';
import { isoDay, listQuery, requestId, uuid, writtenText } from '../fields.ts';
import { limits } from '../limits.ts';
import { contactWay, need, needContact, needKind, needTag, ownNeed } from './needs.ts';
import { reportWords } from './report-calls.ts';

const needParams = z.object({ id: uuid });
const shares = z
  .array(contactWay)
  .min(1)
  .max(contactWay.options.length)
  .describe('What the other person sees once both agree, as far as it is confirmed');

export const listNeeds = defineCall({
  id: 'listNeeds',
  method: 'GET',
  path: '/api/needs',
  service: 'community',
  audience: 'approved',
  summary: 'What members need and offer today, newest first.',
  query: listQuery.extend({
    kind: needKind.optional(),
    tag: needTag.optional(),
    search: writtenText(100, 0).optional(),
  }),
  answers: { 200: z.array(need) },
});

export const listOwnNeeds = defineCall({
  id: 'listOwnNeeds',
  method: 'GET',
  path: '/api/needs/mine',
  service: 'community',
  audience: 'approved',
  summary:
    'What the member needs and offers, in every state, each with its matches by tag and words.',
  query: listQuery,
  answers: { 200: z.array(ownNeed) },
});

export const createNeed = defineCall({
  id: 'createNeed',
  method: 'POST',
  path: '/api/needs',
  service: 'community',
  audience: 'approved',
  summary: 'Tells members what someone needs or offers. 202 when a person has to look at it first.',
  body: z.object({
    kind: needKind,
    text: writtenText(limits.need.textMax, limits.need.textMin),
    tag: needTag,
    endsOn: isoDay.describe('The last day; at most 90 days from now'),
    requestId: requestId.optional(),
  }),
  words: { place: 'need', fields: ['text'] },
  answers: {
    201: z.object({ id: uuid, posted: z.literal('public'), need: ownNeed, care: care.optional() }),
    202: z.object({ id: uuid, posted: z.literal('held'), care: care.optional() }),
  },
  errors: [409],
});

export const deleteNeed = defineCall({
  id: 'deleteNeed',
  method: 'DELETE',
  path: '/api/needs/:id',
  service: 'community',
  audience: 'author',
  needsFreshLogin: 'others',
  summary: 'Deletes a need or an offer with its contact requests.',
  params: needParams,
  answers: { 204: null },
  errors: [403, 404, 409],
});

export const reportNeed = defineCall({
  id: 'reportNeed',
  method: 'POST',
  path: '/api/needs/:id/report',
  service: 'community',
  audience: 'approved',
  summary: 'Reports a need or an offer. Three people hide it until an admin decides.',
  params: needParams,
  body: z.object({ reason: writtenText(limits.prayer.reportMax) }),
  words: reportWords,
  answers: { 201: z.object({ reported: z.literal(true), care: care.optional() }) },
  errors: [404],
});

export const askNeedContact = defineCall({
  id: 'askNeedContact',
  method: 'POST',
  path: '/api/needs/:id/contacts',
  service: 'community',
  audience: 'approved',
  summary: 'Asks its author to talk. No one sees a phone number or an email before both agree.',
  params: needParams,
  body: z.object({ shares }),
  answers: { 201: needContact },
  errors: [404, 409],
});

export const listNeedContacts = defineCall({
  id: 'listNeedContacts',
  method: 'GET',
  path: '/api/need-contacts',
  service: 'community',
  audience: 'approved',
  summary: 'Contact requests to and from the member, newest first.',
  query: listQuery,
  answers: { 200: z.array(needContact) },
});

export const answerNeedContact = defineCall({
  id: 'answerNeedContact',
  method: 'PATCH',
  path: '/api/need-contacts/:contactId',
  service: 'community',
  audience: 'approved',
  summary: 'The author agrees, so that both see how to reach each other, or declines.',
  params: z.object({ contactId: uuid }),
  body: z.discriminatedUnion('answer', [
    z.object({ answer: z.literal('confirm'), shares }),
    z.object({ answer: z.literal('decline') }),
  ]),
  answers: { 200: needContact },
  errors: [404, 409],
});

export const needCalls = [
  listNeeds,
  listOwnNeeds,
  createNeed,
  deleteNeed,
  reportNeed,
  askNeedContact,
  listNeedContacts,
  answerNeedContact,
] as const;
