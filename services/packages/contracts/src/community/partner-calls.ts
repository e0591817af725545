import { z } from 'zod';
import { defineCall } from '../call.ts';
import { care } from '../care/care.ts';
import { timestamp, uuid, writtenText } from '../fields.ts';
import { limits } from '../limits.ts';
import { report, reportAnswers, reportWords } from './report-calls.ts';

/**
 * Accountability partners: two members ask each other one question a week, and both read both answers. Their texts are
 * private: no admin lists them, no provider checks them, and they are deleted for both when one of them ends the
 * partnership.
 */

const { partner } = limits;

const answerText = z.object({ answer: z.string(), writtenAt: timestamp });
const ownAnswer = answerText.extend({
  held: z.boolean().describe('The partner does not see it, because it threatens or abuses them'),
});

const week = z.iso.date().describe('The Monday it starts on, in the fellowship’s time zone');

export const partnerWeek = z.object({
  week,
  mine: ownAnswer.nullable(),
  theirs: answerText.nullable(),
});
export type PartnerWeek = z.infer<typeof partnerWeek>;

export const partnership = z.object({
  partnerId: uuid,
  partnerName: z.string(),
  question: z.string(),
  since: timestamp,
  thisWeek: partnerWeek,
  earlier: z.array(partnerWeek).describe('Newest first'),
});
export type Partnership = z.infer<typeof partnership>;

export const partnerState = z.object({
  partnership: partnership.nullable(),
  invitedUntil: timestamp.nullable().describe('When the person’s own invitation expires'),
});
export type PartnerState = z.infer<typeof partnerState>;

const answeredState = partnerState.extend({ care: care.optional() });
const token = z.string().min(20).max(100);

const shared = { service: 'community', audience: 'member' } as const;
/** Calls that reach another member. */
const amongApproved = { ...shared, audience: 'approved' } as const;

export const getPartnership = defineCall({
  ...shared,
  id: 'getPartnership',
  method: 'GET',
  path: '/api/partnership',
  summary: 'Your accountability partner, the question, and both answers.',
  answers: { 200: partnerState },
});

export const invitePartner = defineCall({
  ...amongApproved,
  id: 'invitePartner',
  method: 'POST',
  path: '/api/partnership/invitations',
  summary: 'A link to share with someone. A new one replaces the last.',
  answers: { 201: z.object({ token: z.string(), expiresAt: timestamp }) },
  errors: [409],
});

export const lookAtInvitation = defineCall({
  ...amongApproved,
  id: 'lookAtInvitation',
  method: 'POST',
  path: '/api/partnership/invitations/look',
  summary: 'Who sent the invitation. The token stays out of the address, so it is not logged.',
  body: z.object({ token }),
  answers: { 200: z.object({ inviterName: z.string(), expiresAt: timestamp }) },
  errors: [404, 409],
});

export const acceptInvitation = defineCall({
  ...amongApproved,
  id: 'acceptInvitation',
  method: 'POST',
  path: '/api/partnership/invitations/accept',
  summary: 'Becomes the partner of the person who sent the invitation.',
  body: z.object({ token }),
  answers: { 200: partnerState },
  errors: [404, 409],
});

export const putPartnerQuestion = defineCall({
  ...amongApproved,
  id: 'putPartnerQuestion',
  method: 'PUT',
  path: '/api/partnership/question',
  summary: 'Changes the question that both partners answer.',
  body: z.object({ question: writtenText(partner.questionMax, partner.questionMin) }),
  words: { place: 'partner', fields: ['question'] },
  answers: { 200: answeredState },
  errors: [404],
});

export const putPartnerAnswer = defineCall({
  ...amongApproved,
  id: 'putPartnerAnswer',
  method: 'PUT',
  path: '/api/partnership/answer',
  summary: 'Answers this week’s question, or changes the answer until the week is over.',
  body: z.object({ answer: writtenText(partner.answerMax) }),
  words: { place: 'partner', fields: ['answer'] },
  answers: { 200: answeredState },
  errors: [404],
});

export const reportPartner = defineCall({
  ...shared,
  id: 'reportPartner',
  method: 'POST',
  path: '/api/partnership/report',
  summary:
    'Tells the admins that something is wrong with your partner. They do not see what was written.',
  body: report,
  words: reportWords,
  answers: reportAnswers,
  errors: [404],
});

export const endPartnership = defineCall({
  ...shared,
  id: 'endPartnership',
  method: 'DELETE',
  path: '/api/partnership',
  summary:
    'Ends the partnership for both and deletes what was written. Also cancels an open invitation.',
  answers: { 204: null },
});

export const partnerCalls = [
  getPartnership,
  invitePartner,
  lookAtInvitation,
  acceptInvitation,
  putPartnerQuestion,
  putPartnerAnswer,
  reportPartner,
  endPartnership,
] as const;
