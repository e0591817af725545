import type { Material } from './material.ts';
import { toRecipient } from './own-sentences.ts';

/** The first of the told sentences that fits, with what the pattern found in it. */
export const foundIn = ({ own }: Material, pattern: RegExp): RegExpExecArray | undefined =>
  own.map(({ text }) => pattern.exec(text)).find((found) => found !== null) ?? undefined;

/** The told sentences that fit, said to the one they are for. */
export const saidTo = ({ own, to }: Material, pattern: RegExp): string[] =>
  own.filter(({ text }) => pattern.test(text)).flatMap(({ text }) => toRecipient(text, to) ?? []);

/** A part of a sentence, said to the one it is for. */
export const turned = (text: string, { to }: Material): string | undefined => {
  const said = toRecipient(`X ${text.trim()}`, to)
    ?.replace(/^X /, '')
    .replace(/[.,;\s]{1,9}$/, '');
  return said === undefined || said === '' ? undefined : said;
};
