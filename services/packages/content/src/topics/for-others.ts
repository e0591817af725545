import type { Topic } from './types.ts';
import { vague } from './vague.ts';

/**
 * Topics whose opening, question and step speak to the one who is in it. Where somebody else is, words that fit whoever
 * prays for another stand in their place.
 */
const SPOKEN_TO_ONESELF: ReadonlySet<string> = new Set([
  'infertility',
  'new-baby',
  'separation',
  'marriage',
  'singleness',
  'loneliness',
  'job-loss',
  'job-search',
  'interview',
  'new-job',
  'debt',
  'provision',
  'money-loss',
  'housing',
  'burnout',
  'retirement',
  'moving',
  'immigration',
  'persecution',
  'adoption',
  'homesick',
  'disaster',
  'guilt',
  'doubt',
  'distance',
  'anger',
  'business-struggle',
  'lost-customer',
  'new-business',
  'late-payment',
  'legal',
]);

const QUESTIONS = [
  'What would help them most this week, as far as you can tell?',
  'How are you yourself, beside all this?',
  'Is there something you would like to say to them, and have not yet?',
];
const STEP = 'Send one short line today: “I prayed for you this morning.” It asks for no answer.';

const OF_SELF = /\b(?:I|me|my|mine|myself)\b/;
/** What is written for “us” may be meant for one who is in it: where another is, nobody else says it. */
const OF_US = /\b(?:we|our|ours|ourselves)\b|\b(?:give|show|teach|carry|hold|help|let) us\b/i;

/** Whether a line of prayer is for the one who writes, and not for somebody else. */
export const isOfWriter = (line: string, topic: string): boolean =>
  OF_SELF.test(line) || (SPOKEN_TO_ONESELF.has(topic) && OF_US.test(line));

/** A topic as it is spoken of by somebody who prays for another. */
export const topicForAnother = (topic: Topic): Topic => {
  if (topic.forAnother) return { ...topic, ...topic.forAnother };
  if (!SPOKEN_TO_ONESELF.has(topic.id)) return topic;
  const prayers = topic.prayers.filter((line) => !isOfWriter(line, topic.id));
  return {
    ...topic,
    heard: [...vague.heardForOthers],
    prayers: [...prayers, ...vague.prayersForOthers],
    questions: QUESTIONS,
    nextStep: STEP,
  };
};
