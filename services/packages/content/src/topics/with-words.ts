import type { Topic } from './types.ts';

/** What is said before a prayer and after it; what is missing is the topic's own. */
export interface Words {
  heard: string;
  asks: string;
  verses?: readonly string[] | undefined;
  step?: string | undefined;
}

/** A topic with other words in place of its own; those that were said in this chat are not said again. */
export const withWords = (
  topic: Topic,
  { heard, asks, verses, step }: Words,
  said: string,
): Topic => ({
  ...topic,
  heard: said.includes(heard) ? topic.heard : [heard],
  questions: said.includes(asks) ? topic.questions : [asks],
  verses:
    verses === undefined || verses.every((verse) => said.includes(verse))
      ? topic.verses
      : [...verses],
  nextStep: step ?? topic.nextStep,
});
