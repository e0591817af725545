import { isHeldForCare, type Care } from '@kbf/contracts';
import { careFor } from '../src/care/care-for.ts';
import { forms } from './frozen-forms.ts';
import { type FrozenGroup, groupOf, type Level, type Message, readCorpus } from './read-corpus.ts';

/** A judged message. Its text is left out on purpose, so that single misses are not tuned away. */
export type Judged = Omit<Message, 'text'> & { care: Care | undefined };

/** In percent: shown help first, held (also `likely`), and shown any help. */
export interface Share {
  count: number;
  certain: number;
  held: number;
  helped: number;
}

const measured = new Set<Level>(['explicit', 'between', 'ordinary-hard', 'ordinary-plain']);

/**
 * The frozen messages of some groups of authors in one of their forms, each with its verdict.
 * @param each judges only every nth message, because judging all takes a minute
 */
export function judgeFrozen(
  form: keyof typeof forms,
  groups: readonly FrozenGroup[],
  each = 1,
): Judged[] {
  const asForm = forms[form] ?? ((text: string) => text);
  return readCorpus('frozen')
    .filter((message) => measured.has(message.level) && groups.includes(groupOf(message)))
    .flatMap(({ text, ...rest }, at) =>
      at % each === 0 ? [{ ...rest, care: careFor(asForm(text, at)) }] : [],
    );
}

/** Turns of talks with the guides and prayer requests, none of them dangerous, each with its verdict. */
export const judgeTalks = (): Judged[] =>
  readCorpus('talks').map(({ text, ...rest }) => ({ ...rest, care: careFor(text) }));

/** Every nth message is judged in all of its forms. */
export const eachInForms = 3;

const percent = (some: number, all: number): number => Math.round((1000 * some) / all) / 10;

/** The shares of some messages. `held` is as for an approved member. */
export function shareOf(judged: readonly Judged[]): Share {
  const of = (test: (care: Care) => boolean) =>
    percent(judged.filter(({ care }) => care !== undefined && test(care)).length, judged.length);
  return {
    count: judged.length,
    certain: of(({ level }) => level === 'certain'),
    held: of((care) => isHeldForCare(care, true)),
    helped: of(() => true),
  };
}

/** The levels of messages without danger. */
export const ordinary = ['ordinary-hard', 'ordinary-plain'] as const;

export const ofLevel = (judged: readonly Judged[], ...levels: Level[]): Share =>
  shareOf(judged.filter(({ level }) => levels.includes(level)));

/** The shares per group; `name` gives the group of a message. */
export function sharesBy(
  judged: readonly Judged[],
  name: (one: Judged) => string,
): [string, Share][] {
  const names = [...new Set(judged.map(name))].sort();
  return names.map((each) => [each, shareOf(judged.filter((one) => name(one) === each))]);
}

/** Of the detected dangers, the share with the correct kind. */
export function rightKinds(judged: readonly Judged[]): number {
  const noticed = judged.filter(
    ({ level, care }) => care && (level === 'explicit' || level === 'between'),
  );
  return percent(noticed.filter(({ kind, care }) => care?.kind === kind).length, noticed.length);
}
