import type { FilterReason } from '@kbf/contracts';
import { readText } from './care/read-text.ts';
import { harmIn, sureFrom, weakRange } from './harm/harm-in.ts';
import { harmModel } from './harm/harm-model.ts';
import type { HarmKind } from './harm/harm-model.ts';
import { phraseReasons } from './harm/phrases/harm-phrase-in.ts';
import { plainText } from './normalize.ts';
import { emailsIn } from './rules/emails.ts';
import { hasLink, spaceSentences } from './rules/links.ts';
import { hasPhone } from './rules/phones.ts';
import { withoutOwn } from './rules/own-contacts.ts';
import { hasPrivateDetails } from './rules/private-details.ts';
import { isRepetition } from './rules/repeats.ts';

/** `held`: an admin decides before others can read it. `reasons` is empty for `public`. */
export interface Verdict {
  verdict: 'public' | 'held';
  reasons: FilterReason[];
  /** Held only by a low score of the classifier: nothing in the text says the harm outright. */
  isWeak?: boolean;
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

const bounded = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest / 2)}\n${text.slice(-longest / 2)}`;

const againstReader = new Set<FilterReason>(['threat', 'abuse', 'hate', 'sexual']);

/**
 * Whether a text surely threatens or abuses its reader. For texts with one reader, which a suspicion must not silence.
 */
export function harmsReader(text: string): boolean {
  const judged = bounded(text);
  const harm = harmIn(judged);
  const reasons = phraseReasons(readText(judged).words);
  if (harm && harm.over >= sureFrom) reasons.push(reasonOf[harm.kind]);
  return reasons.some((reason) => againstReader.has(reason));
}

/**
 * Judges a text for the public feed in a few milliseconds: by links and numbers, by certain phrases, and by the
 * classifier of harm to others.
 * @param own the writer's proven phone (E.164) and e-mail, where a text may contain them
 */
export function moderate(text: string, own: readonly string[] = []): Verdict {
  const judged = spaceSentences(withoutOwn(bounded(text), own), harmModel().spelling.isKnown);
  const plain = plainText(judged);
  const reasons = new Set<FilterReason>(
    shapes.filter(([, applies]) => applies(plain)).map(([reason]) => reason),
  );
  for (const reason of phraseReasons(readText(judged).words)) reasons.add(reason);
  const isSaid = reasons.size > 0;
  const harm = harmIn(judged);
  if (harm) reasons.add(reasonOf[harm.kind]);
  return {
    verdict: reasons.size === 0 ? 'public' : 'held',
    reasons: [...reasons],
    ...(!isSaid && harm && harm.over <= weakRange ? { isWeak: true } : {}),
  };
}
