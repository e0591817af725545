import { site } from '../site.ts';
import type { AnswerExamples } from './moments.ts';

const quote = {
  id: 'plans-committed',
  category: 'Planning',
  title: 'Plans committed',
  scripture: 'Commit your deeds to Yahweh, and your plans shall succeed.',
  scriptureReference: 'Proverbs 16:3',
  kingdomPrinciple: 'A plan is an offering before it is a schedule.',
  tags: ['planning'],
};

const weekly = {
  weekday: 'Wednesday',
  startsAt: '18:30',
  endsAt: '20:00',
  minutes: 90,
  place: 'Online',
  since: '2025-07-01',
  next: { startsAt: '2026-03-04T23:30:00Z', endsAt: '2026-03-05T01:00:00Z' },
};

export const libraryAnswers: AnswerExamples = {
  listMemberApps: {
    200: [
      {
        id: 'wisdom-widget',
        name: 'Wisdom Widget',
        category: 'Widgets',
        description: 'A verse for each day on your own site.',
        keyFeatures: ['Light and dark'],
        targetAudience: 'Owners with a site of their own',
      },
    ],
  },
  getVersion: { 200: { version: '1.0.0', commit: 'b27aecc9' } },
  listWisdomQuotes: { 200: [quote] },
  getRandomQuote: { 200: quote },
  getWisdomWidget: { 200: quote },
  getGathering: {
    200: {
      timeZone: site.timeZone,
      weekly,
      archived: {
        ...weekly,
        weekday: 'Sunday',
        startsAt: '18:00',
        endsAt: '19:30',
        since: null,
        next: { startsAt: '2026-03-08T22:00:00Z', endsAt: '2026-03-08T23:30:00Z' },
      },
      meetingUrl: null,
    },
  },
};
