import type { Fact } from '../../library/types.ts';
import { invoiceFacts } from './invoice-facts.ts';
import { letterFacts } from './letter-facts.ts';
import { moneyFacts } from './money-facts.ts';
import { peopleFacts } from './people-facts.ts';
import { reviewFacts } from './review-facts.ts';

/** All that the business guide reads out of a chat, reckons from it, or words with it. */
export const businessFacts: Readonly<Record<string, Fact>> = {
  ...peopleFacts,
  ...moneyFacts,
  ...invoiceFacts,
  ...reviewFacts,
  ...letterFacts,
};
