import type { Fact } from '../../library/types.ts';
import { dayFacts } from './day-facts.ts';
import { debtFacts } from './debts.ts';
import { debtorFacts } from './debtors.ts';
import { invoiceFacts } from './invoice-facts.ts';
import { letterFacts } from './letter-facts.ts';
import { framedLetters } from './letter-frames.ts';
import { moneyPoints } from './money-points.ts';
import { moneyFacts } from './money-facts.ts';
import { peoplePoints } from './people-points.ts';
import { peopleFacts } from './people-facts.ts';
import { priceFacts } from './price-room.ts';
import { reviewFacts } from './review-facts.ts';
import { splitFacts } from './split-facts.ts';
import { toldFacts } from './told-facts.ts';
import { turnFacts } from './turn-facts.ts';

/** All that the business guide reads out of a chat, reckons from it, or words with it. */
export const businessFacts: Readonly<Record<string, Fact>> = {
  ...peopleFacts,
  ...moneyFacts,
  ...invoiceFacts,
  ...reviewFacts,
  ...letterFacts,
  ...framedLetters,
  ...debtFacts,
  ...debtorFacts,
  ...turnFacts,
  ...peoplePoints,
  ...moneyPoints,
  ...dayFacts,
  ...toldFacts,
  ...splitFacts,
  ...priceFacts,
};
