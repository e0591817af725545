import { exampleIds } from '../examples.ts';
import { at } from './moments.ts';
import type { AnswerExamples } from './moments.ts';

const { id, requestId } = exampleIds;

const chatReply = {
  message: 'Begin with what you would do if no one paid you. Commit your deeds to Yahweh.',
  source: 'guide',
  passages: [{ reference: 'Proverbs 16:3', translation: 'WEB', start: 50, end: 77 }],
};

const conversation = {
  id,
  assistant: 'coach',
  title: 'Where do I begin?',
  createdAt: at,
  lastUsedAt: at,
};

const rating = {
  id,
  assistant: 'coach',
  thumb: 'down',
  reason: 'off-topic',
  text: 'It did not answer my question.',
  isShown: true,
  isDone: false,
  createdAt: at,
};

const libraryReply = {
  ...chatReply,
  library: {
    related: [{ id: 'first-step', question: 'What is a good first step?' }],
    person: false,
    module: 1,
  },
};

const prayerReply = {
  message: 'Lord, bless the door and everyone who comes through it. Amen.',
  requestId,
  replyToken: 'A1b2C3d4E5f6G7h8I9j0',
  posted: 'pending',
  prayerId: id,
  source: 'guide',
  passages: [],
};

export const aiAnswers: AnswerExamples = {
  prayerChat: { 200: prayerReply },
  getPrayerChat: { 200: { state: 'answered', reply: prayerReply } },
  stopPrayerChat: { 200: { state: 'stopped' } },
  aiCoach: { 200: libraryReply },
  getAssistants: {
    200: { source: 'guide', answers: { coach: 215, contribution: 134, business: 187 } },
  },
  suggestQuestions: {
    200: { questions: [{ id: 'late-payment', question: 'How do I ask for money I am owed?' }] },
  },
  getAiFigures: {
    200: { source: 'model', spentToday: 12, spentLast30Days: 340, budgetPerDay: 5_000 },
  },
  listConversations: { 200: [conversation] },
  getConversation: {
    200: {
      ...conversation,
      turns: [
        {
          id,
          said: 'Where do I begin?',
          at: at,
          reply: { ...chatReply, source: 'model', replyToken: 'A1b2C3d4E5f6G7h8I9j0' },
          isInterrupted: false,
        },
      ],
    },
  },
  renameConversation: { 200: conversation },
  rateReply: { 201: { rated: true } },
  listReplyRatings: { 200: [rating] },
  getReplyRating: {
    200: { ...rating, question: 'Where do I begin?', reply: chatReply.message },
  },
  updateReplyRating: { 200: { ...rating, isDone: true } },
  contributeChat: { 200: chatReply },
  businessGuide: { 200: chatReply },
};
