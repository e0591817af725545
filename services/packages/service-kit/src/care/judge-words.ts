import { createHash } from 'node:crypto';
import { strongestCare, type Care } from '@kbf/contracts';
import { LRUCache } from 'lru-cache';
import pTimeout from 'p-timeout';
import { judgeInThread, type CareCall } from './judge-in-thread.ts';

/** The texts that a person sent together, each judged by itself, after their earlier texts in the same conversation. */
export type Judged = {
  texts: readonly string[];
  /** Oldest first. */
  earlier?: readonly string[];
  /** Known danger from before all of these. */
  before?: Care | undefined;
  /** The network of the call. Without it, the texts count as our own work. */
  asker?: string;
};

/** Longest wait of a call (milliseconds); a longer one means that the machine is overloaded. */
const longestMs = 20_000;

/** A history is sent again with every turn: cache its results by hash. */
const known = new LRUCache<string, { care: Care | undefined }>({ max: 2_000 });

async function judgeOne(
  text: string,
  before: Care | undefined,
  call: CareCall,
): Promise<Care | undefined> {
  const key = createHash('sha256')
    .update(JSON.stringify([before, text]))
    .digest('base64url');
  const judged = known.get(key);
  if (judged) return judged.care;
  const care = await judgeInThread({ text, before, call });
  known.set(key, { care });
  return care;
}

/**
 * Whether words speak of danger.
 * @throws Error when they cannot be judged now
 */
export async function judgeWords({
  texts,
  earlier = [],
  before,
  asker = 'ourselves',
}: Judged): Promise<Care | undefined> {
  const call: CareCall = { asker, isOver: false };
  const judge = async (): Promise<Care | undefined> => {
    let care = before;
    for (const text of earlier) care = await judgeOne(text, care, call);
    return strongestCare(...(await Promise.all(texts.map((text) => judgeOne(text, care, call)))));
  };
  return pTimeout(judge(), {
    milliseconds: longestMs,
    message: new Error('the thread of care has too much to do'),
  }).finally(() => {
    call.isOver = true;
  });
}
