import { z } from 'zod';
import { defineCall } from '../call.ts';
import { widgetPath } from './widget-path.ts';

export const memberApp = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  description: z.string(),
  keyFeatures: z.array(z.string()),
  targetAudience: z.string(),
});
export type MemberApp = z.infer<typeof memberApp>;

/** Categories of the wisdom library, in display order. */
export const quoteCategories = [
  'Work',
  'Stewardship',
  'Integrity',
  'Leadership',
  'Generosity',
  'Debt',
  'Diligence',
  'Planning',
  'Rest',
  'Money',
  'Justice',
  'Counsel',
  'People',
  'Trust',
] as const;
export type QuoteCategory = (typeof quoteCategories)[number];

export const widgetThemes = ['light', 'dark'] as const;
export type WidgetTheme = (typeof widgetThemes)[number];

export const wisdomQuote = z.object({
  id: z.string(),
  category: z.enum(quoteCategories),
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
  answers: { 200: z.array(memberApp), 304: null },
});

export const listWisdomQuotes = defineCall({
  id: 'listWisdomQuotes',
  method: 'GET',
  path: '/api/wisdom-quotes',
  service: 'library',
  audience: 'all',
  summary: 'Biblical wisdom for work and money.',
  query: z.object({ category: z.enum(quoteCategories).optional() }),
  answers: { 200: z.array(wisdomQuote), 304: null },
});

export const getRandomQuote = defineCall({
  id: 'getRandomQuote',
  method: 'GET',
  path: '/api/wisdom-quotes/random',
  service: 'library',
  audience: 'all',
  summary: 'One quote from the wisdom library, a different one each time.',
  answers: { 200: wisdomQuote },
});

export const getWisdomWidget = defineCall({
  id: 'getWisdomWidget',
  method: 'GET',
  path: widgetPath,
  service: 'library',
  audience: 'all',
  summary:
    'The wisdom widget (400 x 600 px) with the quote of the day, as HTML or JSON. ' +
    'The only response that any site may read and frame.',
  query: z.object({
    format: z.enum(['html', 'json']).default('html'),
    theme: z.enum(widgetThemes).default('light'),
  }),
  answers: { 200: wisdomQuote, 304: null },
  contentType: 'text/html',
});

export const libraryCalls = [
  listMemberApps,
  listWisdomQuotes,
  getRandomQuote,
  getWisdomWidget,
] as const;
