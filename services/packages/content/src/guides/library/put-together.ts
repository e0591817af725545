import { passage } from '../../scripture/passage.ts';
import type { Passage } from '../../scripture/types.ts';
import { quoteVerse } from '../../topics/assemble.ts';
import type { Told } from '../themes/told.ts';
import type { ComposedReply } from '../types.ts';
import { matterOf, textOf, type Asked } from './asked.ts';
import { fill, tidy } from './fill.ts';
import { withLeftOut } from './left-out.ts';
import type { Entry } from './types.ts';

/** So many words are enough for one reply. */
const mostWords = 250;
/** With what answers single sentences it may be somewhat longer. */
const mostWithPoints = 380;
/** An opening that is as long as this answers by itself. */
const enoughWords = 150;
const shortQuestion = 45;
const noVerse =
  /\b(?:no|without|don[’']?t (?:give|send|quote|want)(?: me)?) (?:a |any |another )?(?:bible )?(?:verse|scripture|quote)s?\b/i;

/** How many words a text has. */
export const wordsIn = (text: string): number => text.split(/\s+/).length;

const quoted = (text: string, { said, all }: Told): { text: string; passages: Passage[] } => {
  const passages: Passage[] = [];
  const lines = text.split('\n').map((line) => {
    if (!line.startsWith('> ')) return line;
    const found = passage(line.slice(2).trim());
    if (!found || said.includes(found.text) || noVerse.test(all)) return '';
    passages.push(found);
    return quoteVerse(found);
  });
  return { text: tidy(lines.join('\n')), passages };
};

const closes = (paragraph: string): boolean =>
  paragraph.endsWith('?') && wordsIn(paragraph) < shortQuestion;

/** Puts answers behind each other; only the last keeps the question at its end. */
const join = (texts: readonly string[]): string => {
  const paragraphs = texts.flatMap((text, at) => {
    const all = text.split('\n\n').map((one) => one.trim());
    return at < texts.length - 1 && all.length > 1 && closes(all.at(-1)!) ? all.slice(0, -1) : all;
  });
  return [...new Set(paragraphs)].join('\n\n');
};

/** A reply made of entries, in their order; those that find no room are left out. */
export const putTogether = (asked: Asked, entries: readonly Entry[]): ComposedReply | undefined => {
  const texts: string[] = [];
  for (const entry of entries) {
    const text = textOf(entry, asked);
    if (text === undefined) continue;
    const filled = fill(text, asked.known, asked.told.all);
    const isPoint = entry.role === 'point';
    const most = isPoint ? mostWithPoints : mostWords;
    if (texts.length > 0 && wordsIn([...texts, filled].join(' ')) > most) continue;
    if (
      !isPoint &&
      texts.length > 0 &&
      entries[0]!.role === 'opening' &&
      wordsIn(texts[0]!) > enoughWords
    )
      continue;
    texts.push(filled);
  }
  if (texts.length === 0) return undefined;
  const { text, passages } = quoted(withLeftOut(join(texts), asked.told.all), asked.told);
  const matter = matterOf(asked.library, entries[0]) ?? asked.active;
  const subject = matter?.subjects.find((id) => id === asked.likely?.id) ?? matter?.subjects[0];
  return { text, subjects: [subject ?? matter?.id].filter((id) => id !== undefined), passages };
};
