import { z } from 'zod';
import { defineCall } from '../call.ts';

export const memberApp = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  description: z.string(),
  keyFeatures: z.array(z.string()),
  targetAudience: z.string(),
});
export type MemberApp = z.infer<typeof memberApp>;

export const wisdomQuote = z.object({
  id: z.string(),
  category: z.string(),
  title: z.string(),
  scripture: z.string(),
  scriptureReference: z.string(),
  kingdomPrinciple: z.string(),
  tags: z.array(z.string()),
});
export type WisdomQuote = z.infer<typeof wisdomQuote>;

export const listMemberApps = defineCall({
  id: 'listMemberApps',
  method: 'GET',
  path: '/api/member-apps',
  service: 'library',
  audience: 'all',
  summary: 'The apps and widgets of the fellowship.',
  answers: { 200: z.array(memberApp) },
});

export const listWisdomQuotes = defineCall({
  id: 'listWisdomQuotes',
  method: 'GET',
  path: '/api/wisdom-quotes',
  service: 'library',
  audience: 'all',
  summary: 'Biblical wisdom for work and money.',
  query: z.object({ category: z.string().max(60).optional() }),
  answers: { 200: z.array(wisdomQuote) },
});

export const getRandomQuote = defineCall({
  id: 'getRandomQuote',
  method: 'GET',
  path: '/api/wisdom-quotes/random',
  service: 'library',
  audience: 'all',
  summary: 'One of them.',
  answers: { 200: wisdomQuote },
});

export const getWisdomWidget = defineCall({
  id: 'getWisdomWidget',
  method: 'GET',
  path: '/api/widget/wisdom',
  service: 'library',
  audience: 'all',
  summary: 'The wisdom widget (400 x 600 px) for any site, as HTML or JSON.',
  query: z.object({
    format: z.enum(['html', 'json']).default('html'),
    theme: z.enum(['light', 'dark']).default('light'),
  }),
  answers: { 200: wisdomQuote },
  contentType: 'text/html',
});

export const libraryCalls = [
  listMemberApps,
  listWisdomQuotes,
  getRandomQuote,
  getWisdomWidget,
] as const;
