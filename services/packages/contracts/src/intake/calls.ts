import { z } from 'zod';
import { defineCall } from '../call.ts';
import { care } from '../care/care.ts';
import { listQuery, requestId, timestamp, uuid, writtenText } from '../fields.ts';
import { limits } from '../limits.ts';
import { fieldMessages } from '../messages/field-messages.ts';
import { personFields } from './forms.ts';
import { contactForm, submissionType } from './message.ts';
import { trainingChange, trainingProgress } from './training.ts';
import { financialGoalKeys } from './training-names.ts';

const { fullName, email, phone } = personFields;

export const createContact = defineCall({
  id: 'createContact',
  method: 'POST',
  path: '/api/contact',
  service: 'intake',
  audience: 'all',
  summary: 'Receives the join, speaker, sponsor and donation forms.',
  body: z.object({
    fullName,
    email,
    phone: phone.nullish(),
    message: writtenText(limits.contact.messageMax),
    form: contactForm.optional().describe('The fields that `message` was composed from'),
    requestId: requestId.optional(),
  }),
  words: { place: 'contact', fields: ['message', 'form'], names: ['fullName', 'email', 'phone'] },
  answers: { 201: z.object({ id: uuid, care: care.optional() }) },
  errors: [409],
});

export const submissionStatus = z.enum(['new', 'contacted', 'approved', 'closed']);

export const contactSubmission = z.object({
  id: uuid,
  fullName: z.string(),
  email: z.string().describe('Empty once its owner has deleted their account'),
  phone: z.string().nullable(),
  message: z.string(),
  form: contactForm.nullable().describe('Null when only a message was sent'),
  type: submissionType,
  status: submissionStatus,
  note: z.string().nullable().describe('For admins only'),
  replyDueAt: timestamp.nullable().describe('For contributions: when the promised 24 hours end'),
  personId: uuid.nullable().describe('The member it became'),
  createdAt: timestamp,
});
export type ContactSubmission = z.infer<typeof contactSubmission>;

const submissionFilter = z.object({
  search: writtenText(200, 0).optional().describe('In name, email, phone or message'),
  type: submissionType.optional(),
  status: submissionStatus.optional(),
});

export const listSubmissions = defineCall({
  id: 'listSubmissions',
  method: 'GET',
  path: '/api/contact-submissions',
  service: 'intake',
  audience: 'admin',
  summary: 'What people sent, newest first.',
  query: listQuery.extend(submissionFilter.shape),
  answers: { 200: z.array(contactSubmission) },
});

export const submissionStats = z.object({
  today: z.number().int().describe('Since midnight in the site’s time zone'),
  last30Days: z.number().int(),
  allTime: z.number().int(),
  byType: z.array(z.object({ type: submissionType, count: z.number().int() })),
  byDay: z
    .array(z.object({ day: z.iso.date(), count: z.number().int() }))
    .describe('The last 30 days, oldest first, including days without any'),
});

export const getSubmissionStats = defineCall({
  id: 'getSubmissionStats',
  method: 'GET',
  path: '/api/contact-submissions/stats',
  service: 'intake',
  audience: 'admin',
  summary: 'How many people wrote today, in 30 days and in total, by type and by day.',
  answers: { 200: submissionStats },
});

export const exportSubmissions = defineCall({
  id: 'exportSubmissions',
  method: 'GET',
  path: '/api/contact-submissions.csv',
  service: 'intake',
  audience: 'admin',
  needsFreshLogin: true,
  summary: 'The same list as a table, safe to open in a spreadsheet.',
  query: submissionFilter,
  answers: { 200: null },
  contentType: 'text/csv',
});

const submissionParams = z.object({ id: uuid });

export const getSubmission = defineCall({
  id: 'getSubmission',
  method: 'GET',
  path: '/api/contact-submissions/:id',
  service: 'intake',
  audience: 'admin',
  summary: 'One submission.',
  params: submissionParams,
  answers: { 200: contactSubmission },
  errors: [404],
});

export const updateSubmission = defineCall({
  id: 'updateSubmission',
  method: 'PATCH',
  path: '/api/contact-submissions/:id',
  service: 'intake',
  audience: 'admin',
  summary: 'Follows up on a submission.',
  params: submissionParams,
  body: z.object({
    status: submissionStatus
      .exclude(['approved'])
      .optional()
      .describe('approved is set by approving'),
    note: writtenText(limits.contact.noteMax, 0).nullish(),
  }),
  answers: { 200: contactSubmission },
  errors: [404, 409],
});

export const approveSubmission = defineCall({
  id: 'approveSubmission',
  method: 'POST',
  path: '/api/contact-submissions/:id/approve',
  service: 'intake',
  audience: 'admin',
  needsFreshLogin: true,
  summary: 'Makes the person a member and sends a welcome text with a way to log in.',
  params: submissionParams,
  answers: { 200: contactSubmission },
  errors: [404, 409],
});

const goals = z.object(
  Object.fromEntries(
    financialGoalKeys.map((key) => [key, writtenText(limits.training.textMax, 0).optional()]),
  ),
);

export const registerTraining = defineCall({
  id: 'registerTraining',
  method: 'POST',
  path: '/api/register-training',
  service: 'intake',
  audience: 'all',
  summary: 'Registers for the training. An email asks the person to confirm the address.',
  body: z.object({
    fullName,
    email,
    financialGoals: goals.refine((all) => Object.values(all).some(Boolean), {
      message: fieldMessages.goals,
    }),
    requestId: requestId.optional(),
  }),
  words: { place: 'training', fields: ['financialGoals'], names: ['fullName', 'email'] },
  answers: { 201: z.object({ message: z.string(), care: care.optional() }) },
  errors: [409],
});

export const getTrainingProgress = defineCall({
  id: 'getTrainingProgress',
  method: 'GET',
  path: '/api/training-progress',
  service: 'intake',
  audience: 'member',
  summary: 'How far the person has come in the training, and every answer they gave.',
  answers: { 200: trainingProgress },
});

export const putTrainingProgress = defineCall({
  id: 'putTrainingProgress',
  method: 'PUT',
  path: '/api/training-progress',
  service: 'intake',
  audience: 'member',
  summary:
    'Saves changed fields. The newest change of each field wins. Returns everything, merged.',
  body: trainingChange,
  words: { place: 'training', fields: ['responses'] },
  // A person who wrote a whole training offline sends it in one request.
  maxBodyBytes: 512 * 1024,
  answers: { 200: trainingProgress.extend({ care: care.optional() }) },
});

export const intakeCalls = [
  createContact,
  listSubmissions,
  getSubmissionStats,
  exportSubmissions,
  getSubmission,
  updateSubmission,
  approveSubmission,
  registerTraining,
  getTrainingProgress,
  putTrainingProgress,
] as const;
