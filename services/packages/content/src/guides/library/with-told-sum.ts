import { toldIn } from '../themes/told.ts';
import type { ComposedReply, GuideRequest } from '../types.ts';
import type { ToldSum } from './facts/sum-words.ts';
import { toldSum } from './facts/told-sums.ts';
import { partsOf } from './find-entries.ts';

/** What is not reckoned with: the answer to it is no number. */
const WRONGFUL =
  /\b(?:bribe|bet|betting slip|gambl\w*|off the books|under the table|launder\w*|fake)\b/i;
/** No longer message is searched for sums. */
const longest = 2000;

/** The sum that a turn asks for, where its figures were told and the answer may be a number. */
export const sumFor = ({ message, history = [] }: GuideRequest): ToldSum | undefined =>
  message.length > longest || WRONGFUL.test(message)
    ? undefined
    : toldSum(toldIn(message, history));

/**
 * Sets a sum that was asked for, and whose figures were told, before a reply. Where a later turn asks nothing else, the
 * sum is the whole answer; a reply that has the result already stays as it is.
 */
export const withToldSum = (request: GuideRequest, reply: ComposedReply): ComposedReply => {
  const { message, history = [] } = request;
  const sum = sumFor(request);
  if (!sum || reply.text.includes(sum.result)) return reply;
  const reckoned = `${sum.line} ${sum.next}`;
  const asked = partsOf(message).filter(({ asks, isWhole }) => asks && !isWhole);
  return history.length > 0 && asked.length <= 1
    ? { ...reply, text: reckoned, passages: [] }
    : { ...reply, text: `${reckoned}\n\n${reply.text}` };
};
