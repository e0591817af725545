import { contact, exampleIds } from '../examples.ts';
import { at } from './moments.ts';
import type { AnswerExamples } from './moments.ts';

const { id, otherId } = exampleIds;

const submission = {
  id,
  ...contact,
  type: 'Member',
  status: 'new',
  note: null,
  replyDueAt: null,
  personId: null,
  createdAt: at,
};

const progress = {
  currentModule: 2,
  completedModules: [1],
  responses: { 'worksheet.home.value': '$1,200', 'needs.ranking': ['Growth', 'Contribution'] },
  updatedAt: at,
  completedAt: null,
};

export const intakeAnswers: AnswerExamples = {
  createContact: { 201: { id } },
  listSubmissions: { 200: [submission] },
  getSubmission: { 200: submission },
  getSubmissionStats: {
    200: {
      today: 1,
      last30Days: 4,
      allTime: 31,
      byType: [{ type: 'Member', count: 31 }],
      byDay: [{ day: '2026-03-02', count: 1 }],
    },
  },
  updateSubmission: { 200: { ...submission, status: 'contacted', note: 'Called on Monday.' } },
  approveSubmission: { 200: { ...submission, status: 'approved', personId: otherId } },
  registerTraining: {
    201: {
      message:
        'Registration Successful! Please check your email to verify your account and access the training.',
    },
  },
  getTrainingProgress: { 200: progress },
  putTrainingProgress: { 200: progress },
};
