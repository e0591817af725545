import { moderate } from '../src/moderate.ts';
import { harmForms } from './harm-forms.ts';
import { isMeasured } from './harm-scores.ts';
import { readCorpus, type Message } from './read-corpus.ts';

/** A judged message. Its text is left out on purpose, so that single misses are not tuned away. */
export type JudgedHarm = Omit<Message, 'text'> & { held: boolean };

const frozen = (): Message[] => readCorpus('frozen').filter(isMeasured);

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

/** The frozen messages, each with its verdict. */
export const judgeFrozenHarm = (): JudgedHarm[] =>
  frozen().map(({ text, ...rest }) => ({ ...rest, held: moderate(text).verdict === 'held' }));

/** The frozen messages of harm in one of their forms: the share that is held, in percent. */
export function heldInForm(form: keyof typeof harmForms): number {
  const asForm = harmForms[form] ?? ((text: string) => text);
  const harm = frozen().filter(({ level }) => level === 'harm');
  return percent(
    harm.map(({ text, ...rest }, at) => ({
      ...rest,
      held: moderate(asForm(text, at)).verdict === 'held',
    })),
  );
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
