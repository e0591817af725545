import { scoreHarm } from '../src/harm/harm-in.ts';
import type { HarmFacts } from '../src/harm/harm-model.ts';
import { readHarm } from '../src/harm/read-harm.ts';
import { learnHarm } from './learn-harm.ts';
import type { Message } from './read-corpus.ts';

/** A message with its score by a model that had not seen its author. */
export interface Scored {
  message: Message;
  score: number;
}

/** Whether a message counts for the figures of held ordinary messages or of detected harm. */
export const isMeasured = ({ level }: Message): boolean =>
  level.startsWith('harm') || level.startsWith('ordinary');

/** Scores the messages of authors who wrote harm, by models that had not seen them. */
export function scoreUnseen(
  messages: readonly Message[],
  margins: HarmFacts['margins'],
  atATime: number,
): Scored[] {
  const authors = [
    ...new Set(messages.filter(({ level }) => level === 'harm').map(({ author }) => author)),
  ];
  const scored: Scored[] = [];
  for (let first = 0; first < authors.length; first += atATime) {
    const left = new Set(authors.slice(first, first + atATime));
    const { spelling, vocabulary, harm } = learnHarm(
      messages.filter(({ author }) => !left.has(author)),
    );
    for (const message of messages.filter((each) => left.has(each.author) && isMeasured(each))) {
      const read = readHarm(message.text, spelling);
      scored.push({ message, score: scoreHarm(vocabulary, harm, read, margins).score });
    }
  }
  return scored;
}

/** The score that exactly this share of ordinary messages exceeds. */
export function thresholdFor(scored: readonly Scored[], share: number): number {
  const ordinary = scored
    .filter(({ message }) => message.level !== 'harm')
    .map(({ score }) => score)
    .sort((one, other) => other - one);
  return ordinary[Math.floor(ordinary.length * share)] as number;
}

/** The share of each level and of each kind of harm above a threshold, in percent. */
export function sharesOver(scored: readonly Scored[], threshold: number): Record<string, number> {
  const nameOf = ({ message: { level, kind } }: Scored): string =>
    level === 'harm' ? `harm ${kind}` : level;
  const share = (some: readonly Scored[]): number =>
    Math.round((1000 * some.filter(({ score }) => score > threshold).length) / some.length) / 10;
  const names = [...new Set(scored.map(nameOf))].sort();
  return {
    'all harm': share(scored.filter(({ message }) => message.level === 'harm')),
    'all ordinary': share(scored.filter(({ message }) => message.level !== 'harm')),
    ...Object.fromEntries(
      names.map((name) => [name, share(scored.filter((one) => nameOf(one) === name))]),
    ),
  };
}
