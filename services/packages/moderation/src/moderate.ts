import type { FilterReason } from '@kbf/contracts';
import { readText } from './care/read-text.ts';
import { harmIn } from './harm/harm-in.ts';
import { harmModel } from './harm/harm-model.ts';
import type { HarmKind } from './harm/harm-model.ts';
import { phraseReasons } from './harm/phrases/harm-phrase-in.ts';
import { plainText } from './normalize.ts';
import { emailsIn } from './rules/emails.ts';
import { hasLink, spaceSentences } from './rules/links.ts';
import { hasPhone } from './rules/phones.ts';
import { hasPrivateDetails } from './rules/private-details.ts';
import { isRepetition } from './rules/repeats.ts';

/** `held`: an admin decides before others can read it. `reasons` is empty for `public`. */
export interface Verdict {
  verdict: 'public' | 'held';
  reasons: FilterReason[];
}

/** Texts from people are shorter. Of a longer one, the beginning and the end are judged. */
const longest = 24_000;

const reasonOf: Readonly<Record<HarmKind, FilterReason>> = {
  harassment: 'abuse',
  hate: 'hate',
  sexual: 'sexual',
  scam: 'scam',
  spam: 'spam',
  threat: 'threat',
  private: 'private-details',
};

/** What the form of a text shows with certainty. */
const shapes: readonly (readonly [FilterReason, (plain: string) => boolean])[] = [
  ['link', hasLink],
  ['contact-details', (plain) => emailsIn(plain).length > 0 || hasPhone(plain)],
  ['private-details', hasPrivateDetails],
  ['spam', isRepetition],
];

/**
 * Judges a text for the public feed in a few milliseconds: by links and numbers, by certain phrases, and by the
 * classifier of harm to others.
 */
export function moderate(text: string): Verdict {
  const bounded =
    text.length <= longest ? text : `${text.slice(0, longest / 2)}\n${text.slice(-longest / 2)}`;
  const judged = spaceSentences(bounded, harmModel().spelling.isKnown);
  const plain = plainText(judged);
  const reasons = new Set<FilterReason>(
    shapes.filter(([, applies]) => applies(plain)).map(([reason]) => reason),
  );
  for (const reason of phraseReasons(readText(judged).words)) reasons.add(reason);
  const harm = harmIn(judged);
  if (harm) reasons.add(reasonOf[harm]);
  return { verdict: reasons.size === 0 ? 'public' : 'held', reasons: [...reasons] };
}
