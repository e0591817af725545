import { z } from 'zod';
import { defineCall } from '../call.ts';
import { timestamp, uuid } from '../fields.ts';

const count = z.int();
const ofPrayer = { prayerId: uuid, userRequest: z.string() };

/** What is new for a member since they last looked, for their start page. */
export const memberNews = z.object({
  partner: z
    .object({
      partnerName: z.string(),
      question: z.string(),
      hasAnswered: z.boolean().describe('The partner has answered this week'),
    })
    .nullable()
    .describe('This week’s question. Null once the member has answered it, or without a partner'),
  contactRequests: count.describe('Members who asked to talk and are waiting for an answer'),
  checkIns: z.array(z.object(ofPrayer)).describe('Prayers with a check-in due, earliest first'),
  comments: z
    .array(z.object({ ...ofPrayer, count, latestFrom: z.string(), latestAt: timestamp }))
    .describe('The member’s prayers with comments they have not seen, newest first'),
});
export type MemberNews = z.infer<typeof memberNews>;

export const getMemberNews = defineCall({
  id: 'getMemberNews',
  method: 'GET',
  path: '/api/prayers/news',
  service: 'community',
  audience: 'member',
  summary: 'What is new for the member: questions, contact requests and comments.',
  answers: { 200: memberNews },
});

export const seeComments = defineCall({
  id: 'seeComments',
  method: 'POST',
  path: '/api/prayers/:id/comments/seen',
  service: 'community',
  audience: 'member',
  summary: 'The member has seen the comments on their own prayer, so they are no longer new.',
  params: z.object({ id: uuid }),
  answers: { 204: null },
  errors: [404],
});

export const newsCalls = [getMemberNews, seeComments] as const;
