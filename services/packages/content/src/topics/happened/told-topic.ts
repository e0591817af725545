import type { Chosen } from '../choose-topics.ts';
import { claims, isTold, wasTold } from './happened.ts';

/** Events that are the matter where they were told and no topic is sure, and from which share on. */
const LEADING: Readonly<Record<string, number>> = {
  death: 0.1,
  loss: 0.1,
  divorce: 0.1,
  birth: 0.02,
  wedding: 0.02,
};
/** Who writes so little of a birth or a wedding writes of nothing else. */
const FEW_WORDS = 16;

/** The topic of an event that was told; undefined where none was, or where the message is of something else. */
export const topicHappened = (message: string, chosen: readonly Chosen[]): string | undefined => {
  const shareOf = (id: string): number => chosen.find((one) => one.id === id)?.share ?? 0;
  const isShort = message.split(/\s+/).length <= FEW_WORDS;
  const [best] = claims
    .filter((claim) => LEADING[claim.name] !== undefined && isTold(claim, message))
    .flatMap(({ name, topics }) =>
      topics
        .filter((topic) => isShort || shareOf(topic) >= LEADING[name]!)
        .map((topic) => ({ topic, share: shareOf(topic) })),
    )
    .toSorted((one, other) => other.share - one.share);
  return best?.topic;
};

/** Topics whose words wait for an end: once it is there, they would pray for what was given. */
const WAITING: ReadonlySet<string> = new Set([
  'illness',
  'sick-child',
  'cancer',
  'surgery',
  'immigration',
  'job-search',
  'interview',
  'exam',
  'housing',
  'waiting',
  'debt',
]);

/** Whether what a topic waits for has come, and nothing more is asked. */
export const hasEnded = (topic: string, message: string, asked: readonly string[]): boolean =>
  WAITING.has(topic) &&
  asked.every((line) => line.startsWith('Thank you ')) &&
  wasTold('good end', message);
