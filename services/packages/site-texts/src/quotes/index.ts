import type { WisdomQuote } from '@kbf/contracts';
import { counselQuotes } from './counsel.ts';
import { debtQuotes } from './debt.ts';
import { diligenceQuotes } from './diligence.ts';
import { generosityQuotes } from './generosity.ts';
import { integrityQuotes } from './integrity.ts';
import { justiceQuotes } from './justice.ts';
import { leadershipQuotes } from './leadership.ts';
import { moneyQuotes } from './money.ts';
import { peopleQuotes } from './people.ts';
import { planningQuotes } from './planning.ts';
import { restQuotes } from './rest.ts';
import { stewardshipQuotes } from './stewardship.ts';
import { trustQuotes } from './trust.ts';
import { workQuotes } from './work.ts';

/**
 * The wisdom library, by category in the order of `quoteCategories`. Scripture is the World English Bible word for
 * word; a test compares every verse with the text. Browser-safe: it does not load the Bible.
 */
export const wisdomQuotes: readonly WisdomQuote[] = [
  ...workQuotes,
  ...stewardshipQuotes,
  ...integrityQuotes,
  ...leadershipQuotes,
  ...generosityQuotes,
  ...debtQuotes,
  ...diligenceQuotes,
  ...planningQuotes,
  ...restQuotes,
  ...moneyQuotes,
  ...justiceQuotes,
  ...counselQuotes,
  ...peopleQuotes,
  ...trustQuotes,
];
