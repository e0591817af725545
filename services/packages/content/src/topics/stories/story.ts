import { fillNames } from '../fill-names.ts';
import { namesTold } from '../names-told.ts';
import type { Topic } from '../types.ts';
import { withWords } from '../with-words.ts';

/**
 * What happens to people, told in so many words that there is no doubt about it: what is said, prayed, read, done and asked
 * in it fits nobody else as well, and takes the place of the topic's own.
 */
export interface Story {
  topic: string;
  /** Each of these has to be told. What a group called `name` holds may stand in a line as `{name}`, as may names of kin. */
  told: readonly RegExp[];
  /** Beside these words it is another story. */
  unless?: RegExp;
  /** Said first. */
  heard: string;
  /** Sentences of prayer, addressed to God, the most telling first; some only where something besides is told. */
  lines: readonly (string | readonly [where: RegExp, line: string])[];
  /** Asked at the end. */
  asks: string;
  /** Read with it, where none of the topic's verses fits as well. */
  verse?: string;
  /** To be done, in place of the topic's own step; empty where there is nothing to be done. */
  step?: string;
}

/** A story within a message, its lines filled with the names that were told. */
export type ToldStory = Omit<Story, 'lines'> & { lines: readonly string[] };

/** The story as a message tells it; undefined where it tells another. */
export const tellsStory = (story: Story, message: string): ToldStory | undefined => {
  const text = message.replaceAll('’', "'");
  if (story.unless?.test(text)) return undefined;
  const names: Record<string, string> = namesTold(message);
  for (const one of story.told) {
    const found = one.exec(text);
    if (!found) return undefined;
    for (const [name, value] of Object.entries(found.groups ?? {}))
      if (value !== undefined) names[name] = value;
  }
  // What answers a detail comes before what fits the whole story, but for its first line.
  const open = story.lines.filter((one) => typeof one === 'string' || one[0].test(text));
  const [first, ...others] = open.map((one) => (typeof one === 'string' ? one : one[1]));
  const ofDetails = open.slice(1).flatMap((one) => (typeof one === 'string' ? [] : [one[1]]));
  const lines = [
    ...(first === undefined ? [] : [first]),
    ...ofDetails,
    ...others.filter((line) => !ofDetails.includes(line)),
  ];
  return { ...story, lines: fillNames(lines, names) };
};

/** The topic with the words of a story in place of its own; those that were said in this chat are not said again. */
export const withStory = (topic: Topic, { heard, asks, verse, step }: Story, said: string): Topic =>
  withWords(topic, { heard, asks, verses: verse === undefined ? undefined : [verse], step }, said);
