import { sentencesIn } from '../../words/sentences.ts';
import type { Chosen } from '../choose-topics.ts';
import { claims, isTold, wasTold } from './happened.ts';

/** Events that lead wherever a message begins with them. */
const LEADING: ReadonlySet<string> = new Set(
  'death dying loss divorce birth expected wedding prison cancer yes'.split(' ').concat('good end'),
);
/** Who begins with an event in so few words writes of it. */
const FEW_WORDS = 16;
const LEAST_SHARE = 0.02;

/** The topics of the events that were told. */
export const topicsHappened = (message: string): string[] =>
  claims.filter((claim) => isTold(claim, message)).flatMap(({ topics }) => topics);

/** The topic of the event with which a message begins, the likeliest of it; undefined where it is only told besides. */
export const beginsWithEvent = (message: string, chosen: readonly Chosen[]): string | undefined => {
  const [first = ''] = sentencesIn(message);
  if (first.split(/\s+/).length > FEW_WORDS) return undefined;
  const happened = new Set(
    claims
      .filter((claim) => LEADING.has(claim.name) && isTold(claim, first))
      .flatMap(({ topics }) => topics),
  );
  return chosen.find(({ id, share }) => share >= LEAST_SHARE && happened.has(id))?.id;
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
