import { z } from 'zod';
import { defineCall } from '../call.ts';
import { care } from '../care/care.ts';
import { uuid, writtenText } from '../fields.ts';
import { limits } from '../limits.ts';

const prayerParams = z.object({ id: uuid });
const commentParams = z.object({ id: uuid, commentId: uuid });

/** Every report says in a sentence what is wrong. */
export const report = z.object({ reason: writtenText(limits.prayer.reportMax) });
export const reportAnswers = {
  201: z.object({ reported: z.literal(true), care: care.optional() }),
};
/** A report often says that the author of the reported text is in danger. */
export const reportWords = { place: 'report', fields: ['reason'] } as const;

export const reportPrayer = defineCall({
  id: 'reportPrayer',
  method: 'POST',
  path: '/api/prayers/:id/report',
  service: 'community',
  audience: 'all',
  summary:
    'Reports a prayer. Three people hide it until an admin decides: one is a member, or they come from five networks.',
  params: prayerParams,
  body: report,
  words: reportWords,
  answers: reportAnswers,
  errors: [404],
});

export const reportComment = defineCall({
  id: 'reportComment',
  method: 'POST',
  path: '/api/prayers/:id/comments/:commentId/report',
  service: 'community',
  audience: 'all',
  summary: 'Reports a comment, by the same rules.',
  params: commentParams,
  body: report,
  words: reportWords,
  answers: reportAnswers,
  errors: [404],
});

export const reportProfile = defineCall({
  id: 'reportProfile',
  method: 'POST',
  path: '/api/user-profiles/:userId/report',
  service: 'community',
  audience: 'all',
  summary: 'Reports a profile, by the same rules.',
  params: z.object({ userId: uuid }),
  body: report,
  words: reportWords,
  answers: reportAnswers,
  errors: [404],
});

export const reportCalls = [reportPrayer, reportComment, reportProfile] as const;
