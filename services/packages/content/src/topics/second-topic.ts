import { sentencesIn } from '../words/sentences.ts';
import { chooseTopics, topicOf } from './choose-topics.ts';
import { mayClaim } from './happened/happened.ts';
import { covers } from './covers.ts';
import { signScores } from './match-topics.ts';
import type { Topic } from './types.ts';

/** A second matter has to be plain, in a sentence of its own: a wrong one would jar. */
const CERTAIN_SECOND = 0.75;
const SECOND_SIGNS = 5;
/** Who tells much tells of one thing, with all that surrounds it. */
const LONG = 60;

/** Topics that may stand beside another: the others would jar, or are told by the main one. */
const BESIDE: ReadonlySet<string> = new Set([
  'job-loss',
  'job-search',
  'provision',
  'debt',
  'housing',
  'sleep',
  'illness',
  'surgery',
  'sick-child',
  'interview',
  'exam',
  'aging-parents',
  'new-baby',
  'infertility',
  'chronic-pain',
]);

/** A matter beside the main one, where a message plainly has two. */
export const secondTopic = (message: string, main: Topic): Topic | undefined => {
  if (message.split(/\s+/).length > LONG) return undefined;
  const signs = signScores(message);
  const clauses = sentencesIn(message).flatMap((sentence) =>
    sentence.split(/[,;:]\s|\s(?:and|but)\s/),
  );
  for (const clause of clauses) {
    const [best] = chooseTopics(clause);
    if (!best || best.share < CERTAIN_SECOND || (signs.get(best.id) ?? 0) < SECOND_SIGNS) continue;
    const topic = topicOf(best.id);
    if (
      topic &&
      BESIDE.has(topic.id) &&
      topic.id !== main.id &&
      !covers(main.id, topic.id) &&
      mayClaim(topic.id, message)
    )
      return topic;
  }
  return undefined;
};
