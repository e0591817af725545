import type { Care, CareKind } from '@kbf/contracts';
import { bodyNow } from '../care/phrases/body-now.ts';
import { expandClasses } from '../care/phrases/expand-classes.ts';
import type { PhrasesThatSay } from '../care/phrases/phrase-finder.ts';
import { phraseLists } from '../care/phrases/phrase-in.ts';

/**
 * Kinds where minutes count; the browser recognizes these too. All kinds would be too large for it, as would the long
 * lists of `bodyNow`.
 */
const urgentKinds: ReadonlySet<CareKind> = new Set([
  'suicide',
  'other-suicide',
  'overdose',
  'partner-violence',
  'child',
  'assault',
  'emergency',
]);

/**
 * The phrases of the urgent kinds, by language. The build of the SPA replaces this file by its value
 * (`frontend/vite.config.ts`), so that a browser does not load names, examples and word classes.
 */
export const urgentPhrases: readonly (readonly PhrasesThatSay<Care>[])[] = Object.entries(
  phraseLists,
).map(([language, lists]) =>
  lists
    .filter((list) => urgentKinds.has(list.kind) && !bodyNow.includes(list))
    .map(({ kind, phrases }) => ({
      phrases: phrases.map(expandClasses),
      said: { level: 'certain', kind, language: language as Care['language'] },
    })),
);
