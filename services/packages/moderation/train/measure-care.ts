import type { Care } from '@kbf/contracts';
import { careFor } from '../src/care/care-for.ts';
import { forms } from './frozen-forms.ts';
import { type Level, type Message, readCorpus } from './read-corpus.ts';

/** A message that was judged; its text is left out on purpose, so that nobody mends for single misses. */
export type Judged = Omit<Message, 'text'> & { care: Care | undefined };

export interface Share {
  count: number;
  certain: number;
  noticed: number;
}

const measured = new Set<Level>(['explicit', 'between', 'ordinary-hard', 'ordinary-plain']);

/**
 * The frozen messages in one of their forms, each with the verdict on it.
 * @param each only every so many of them, for judging them all takes a minute
 */
export function judgeFrozen(form: keyof typeof forms, each = 1): Judged[] {
  const asForm = forms[form] ?? ((text: string) => text);
  return readCorpus('frozen')
    .filter(({ level }) => measured.has(level))
    .flatMap(({ text, ...rest }, at) =>
      at % each === 0 ? [{ ...rest, care: careFor(asForm(text, at)) }] : [],
    );
}

/** Turns of talks with the guides and requests for prayer, none of them a danger, each with the verdict on it. */
export const judgeTalks = (): Judged[] =>
  readCorpus('talks').map(({ text, ...rest }) => ({ ...rest, care: careFor(text) }));

/** Every so many messages are judged in all of their forms. */
export const eachInForms = 3;

const percent = (some: number, all: number): number => Math.round((1000 * some) / all) / 10;

/** How many of some messages are noticed, at `certain` and at either level, in percent. */
export const shareOf = (judged: readonly Judged[]): Share => ({
  count: judged.length,
  certain: percent(judged.filter(({ care }) => care?.level === 'certain').length, judged.length),
  noticed: percent(judged.filter(({ care }) => care !== undefined).length, judged.length),
});

export const ofLevel = (judged: readonly Judged[], ...levels: Level[]): Share =>
  shareOf(judged.filter(({ level }) => levels.includes(level)));

/** The shares of each group of messages, by what `name` says of them. */
export function sharesBy(
  judged: readonly Judged[],
  name: (one: Judged) => string,
): [string, Share][] {
  const names = [...new Set(judged.map(name))].sort();
  return names.map((each) => [each, shareOf(judged.filter((one) => name(one) === each))]);
}

/** Of the noticed dangers, how many were given their own kind. */
export function rightKinds(judged: readonly Judged[]): number {
  const noticed = judged.filter(
    ({ level, care }) => care && (level === 'explicit' || level === 'between'),
  );
  return percent(noticed.filter(({ kind, care }) => care?.kind === kind).length, noticed.length);
}
