import { exampleIds } from '../examples.ts';
import { at, later } from './moments.ts';
import type { AnswerExamples } from './moments.ts';

const { id, otherId } = exampleIds;

const waitingComment = {
  kind: 'comment',
  id: otherId,
  prayerId: id,
  authorName: 'Community Member',
  text: 'Buy my course.',
  response: null,
  photoUrl: null,
  also: { tags: [], thanks: null, waiting: null, removesPhoto: false, shownPhotoUrl: null },
  state: 'held',
  reasons: ['advertising'],
  reports: [{ reason: 'It is an ad.', at: later }],
  createdAt: at,
};

const danger = {
  level: 'certain',
  kind: 'suicide',
  namedKind: null,
  place: 'prayer-chat',
  author: 'member',
  person: { fullName: 'Daniel Okafor', phone: '+12025550102' },
  firstWords: 'I don’t want to live anymore.',
  shown: 'help',
  saysSafe: false,
  seenAt: null,
  handledAt: null,
  noDanger: false,
  more: 0,
  flood: null,
  together: { key: 'f3Jm0TqXw8LkZr1CbVn5Ya', waiting: 3, unseen: 1, since: at },
};

const atTheDesk = { kind: 'danger', id, group: 'danger', since: at, danger, text: null };

const careCase = {
  ...danger,
  language: 'en',
  words: 'I don’t want to live anymore.',
  person: {
    id: otherId,
    fullName: 'Daniel Okafor',
    phone: '+12025550102',
    email: 'daniel@okafor.example',
  },
  seenBy: null,
  handledBy: null,
  note: null,
  others: [],
};

const decidedText = {
  id,
  kind: 'comment',
  was: 'held',
  decision: 'hide',
  reasons: ['spam'],
  decidedAt: later,
  by: 'Grace Whitfield',
  note: 'The third ad this week.',
};

export const deskAnswers: AnswerExamples = {
  countDesk: {
    200: {
      certain: 1,
      likely: 0,
      possible: 4,
      unread: 0,
      dangers: [
        { level: 'certain', kind: 'emergency', count: 1 },
        { level: 'possible', kind: 'eating', count: 4 },
      ],
      held: 2,
      reported: 1,
    },
  },
  listDesk: {
    200: [
      atTheDesk,
      {
        kind: 'comment',
        id: otherId,
        group: 'held',
        since: at,
        danger: null,
        text: waitingComment,
      },
    ],
  },
  getDeskItem: {
    200: { ...atTheDesk, case: careCase, next: { kind: 'comment', id: otherId } },
  },
  decideDeskItem: { 201: { count: 1, next: { kind: 'comment', id: otherId } } },
  listDecided: { 200: [decidedText] },
  getDecided: {
    200: {
      ...decidedText,
      words: 'Buy my course.',
      author: { id: otherId, fullName: 'Daniel Okafor' },
    },
  },
};
