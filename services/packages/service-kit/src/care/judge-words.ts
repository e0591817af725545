import { createHash } from 'node:crypto';
import type { Care } from '@kbf/contracts';
// Only what is needed: a thread loads all of it again.
import { strongestCare } from '@kbf/contracts/strongest-care';
import { careAfter } from '@kbf/moderation/care';

/** What a person wrote at once, each text by itself, after what they wrote earlier in the same conversation. */
export type Judged = {
  texts: readonly string[];
  /** Oldest first. */
  earlier?: readonly string[];
  /** What is known of danger from before all of these. */
  before?: Care | undefined;
  /** The network that it came from. */
  asker?: string;
};

/** A history comes again with every turn: what was judged is known, under a hash of it. */
const known = new Map<string, Care | undefined>();
const mostKnown = 2_000;

function judgeOne(text: string, before: Care | undefined): Care | undefined {
  const key = createHash('sha256')
    .update(JSON.stringify([before, text]))
    .digest('base64url');
  if (known.has(key)) return known.get(key);
  const care = careAfter(text, before);
  const [oldest] = known.keys();
  if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
  known.set(key, care);
  return care;
}

/** Whether words speak of danger. May take a part of a second. */
export function judgeWords({ texts, earlier = [], before }: Judged): Care | undefined {
  let care = before;
  for (const text of earlier) care = judgeOne(text, care);
  return strongestCare(...texts.map((text) => judgeOne(text, care)));
}
