import type { Topic } from './types.ts';
import { vague } from './vague.ts';

/**
 * Topics whose opening, question and step speak to the one who is in it. Where somebody else is, words that fit whoever
 * prays for another stand in their place.
 */
const SPOKEN_TO_ONESELF: ReadonlySet<string> = new Set([
  'grief',
  'cancer',
  'surgery',
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

/** What is said of the matters in which most is prayed for others. */
const OF_OTHERS: Readonly<Record<string, NonNullable<Topic['forAnother']>>> = {
  grief: {
    heard: [
      'To stand beside somebody who mourns is hard; one looks for words, and there are hardly any. Let us bring them to God.',
      'It is good that they are not alone with it. Let us pray for those who mourn.',
    ],
    prayers: [
      'Be close to those who mourn, in the nights most of all, and let nobody hurry them.',
      'Send one person who stays and asks for no answer, and let what was good be spoken of.',
      'Let there be a little sleep, a little bread, and an hour in which the weight is held by you.',
    ],
    questions: ['What would do them good this week: a meal, a visit, or to be left in peace?'],
    nextStep:
      'Say the name of the one who died when you meet them next. Most people avoid it, and it does good to hear it.',
  },
  cancer: {
    heard: [
      'Such a word changes the calendar of a whole family. It is good that somebody prays.',
      'One would like to do so much, and can do so little. To pray is not little. Let us do it.',
    ],
    prayers: [
      'Go along into the room where it is explained, and let honesty and hope sit side by side there.',
      'Guide those who treat. Give strength on the days of treatment, and real rest on those between.',
      'Fight on the side of life, and let no number have the last word about somebody whom you love.',
    ],
    questions: ['What is needed most at present: a driver, a cook, or somebody who listens?'],
    nextStep:
      'Offer one thing with a day on it: “I drive you on Thursday.” It is easier to accept than “if you need anything”.',
  },
  surgery: {
    heard: [
      'The days before an operation are long, also for those who wait with somebody. Let us pray for that day.',
      'Others will do the work, and waiting is left to you. So let us fill it with prayer.',
    ],
    prayers: [
      'Steady the hands that operate, and let nothing be overlooked.',
      'Keep watch through the sleep, and be the first to be there at the waking.',
      'Take the fear out of the hours before it, and let the healing go on quietly in the days after.',
    ],
    questions: ['Who will be there when the waking up comes?'],
    nextStep: 'Send one line on the morning of it: “I am praying now.” It asks for no answer.',
  },
};

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
  const own = topic.forAnother ?? OF_OTHERS[topic.id];
  if (!SPOKEN_TO_ONESELF.has(topic.id)) return { ...topic, ...own };
  const prayers = topic.prayers.filter((line) => !isOfWriter(line, topic.id));
  return {
    ...topic,
    heard: [...vague.heardForOthers],
    prayers: [...prayers, ...vague.prayersForOthers],
    questions: QUESTIONS,
    nextStep: STEP,
    ...own,
  };
};
