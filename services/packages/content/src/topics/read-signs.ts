import { stemOf, type Sentence } from '../words/read-words.ts';
import type { Topic } from './types.ts';
import { spellOut } from './word-classes.ts';

/** A sign in the form it is looked for. */
export interface Sign {
  phrase?: string;
  /** One of each must stand in the sentence. */
  groups: string[][];
  weight: number;
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/[’'`]/g, '');

const readSign = (written: string, weight: number): Sign => {
  if (written.includes(' + ')) {
    const groups = written
      .split(' + ')
      .flatMap((part) => bare(part).split(' '))
      .map((part) => part.split('|').map(stemOf));
    return { groups, weight };
  }
  if (/^=|[\s-]/.test(written)) {
    return { phrase: ` ${bare(written.replace('=', ''))} `, groups: [], weight };
  }
  return { groups: [bare(written).split('|').map(stemOf)], weight };
};

/** The signs of a topic. Those that are one word by its stem ("customer", "customers") count once, with the greater weight. */
export const readSigns = (topic: Topic): Sign[] => {
  const byForm = new Map<string, Sign>();
  for (const [written, weight] of Object.entries(topic.signs)) {
    const sign = readSign(spellOut(written), weight);
    const form = sign.phrase ?? sign.groups.map((group) => group.join('|')).join('+');
    if ((byForm.get(form)?.weight ?? 0) < weight) byForm.set(form, sign);
  }
  return [...byForm.values()];
};

/** Whether a sign stands in a sentence. */
export const stands = (sign: Sign, sentence: Sentence): boolean =>
  sign.phrase
    ? sentence.plain.includes(sign.phrase)
    : sign.groups.every((group) => group.some((stem) => sentence.stems.has(stem)));
