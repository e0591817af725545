import { moderate } from '../src/moderate.ts';
import { harmForms } from './harm-forms.ts';
import { isMeasured } from './harm-scores.ts';
import { groupOf, readCorpus, type FrozenGroup, type Message } from './read-corpus.ts';

/** A judged message. Its text is left out on purpose, so that single misses are not tuned away. */
export type JudgedHarm = Omit<Message, 'text'> & {
  held: boolean;
  /** Also when a model or a trusted author wrote it. */
  heldForTrust: boolean;
};

const apart: ReadonlySet<FrozenGroup> = new Set(['praying', 'short', 'reports']);
const frozen = (): Message[] =>
  readCorpus('frozen').filter((message) => isMeasured(message) && !apart.has(groupOf(message)));

const percent = (some: readonly JudgedHarm[]): number =>
  Math.round((1000 * some.filter(({ held }) => held).length) / some.length) / 10;

/** Number of messages, and the share that is held, in percent. */
export interface HeldShare {
  count: number;
  held: number;
}

export const heldShare = (some: readonly JudgedHarm[]): HeldShare => ({
  count: some.length,
  held: percent(some),
});

function judge({ text, ...rest }: Message): JudgedHarm {
  const { verdict, isWeak } = moderate(text);
  const held = verdict === 'held';
  return { ...rest, held, heldForTrust: held && !isWeak };
}

/** The frozen messages, each with its verdict. */
export const judgeFrozenHarm = (): JudgedHarm[] => frozen().map(judge);

/** The messages of a group of frozen authors that is reported apart, each with its verdict. */
export const judgeGroup = (group: 'praying' | 'short'): JudgedHarm[] =>
  readCorpus('frozen')
    .filter((message) => groupOf(message) === group)
    .map(judge);

/** The same, as when a model or a trusted author wrote them. */
export const forTrust = (judged: readonly JudgedHarm[]): JudgedHarm[] =>
  judged.map((one) => ({ ...one, held: one.heldForTrust }));

/** The frozen messages of harm in one of their forms: the share that is held, in percent. */
export function heldInForm(form: keyof typeof harmForms): number {
  const asForm = harmForms[form] ?? ((text: string) => text);
  const harm = frozen().filter(({ level }) => level === 'harm');
  return percent(harm.map((message, at) => judge({ ...message, text: asForm(message.text, at) })));
}

export const isHarm = ({ level }: Pick<Message, 'level'>): boolean => level === 'harm';

/** The groups for the figures: all harm, all ordinary messages, and their parts. */
export function summaryOf(judged: readonly JudgedHarm[]) {
  const of = (test: (one: JudgedHarm) => boolean) => heldShare(judged.filter(test));
  return {
    harm: of(isHarm),
    ordinary: of((one) => !isHarm(one)),
    'ordinary files': of(({ level }) => level.startsWith('ordinary')),
    'looks a little like harm': of(({ level }) => level === 'harm-ordinary'),
  };
}
