import type { Told } from './told.ts';

/** What is said: as it stands, or made from what the person told; undefined when it does not fit what was told. */
export type Words = string | ((told: Told) => string | undefined);

/** A reply to one thing that people say or ask, with a verse beside it where one belongs. */
export interface Say {
  words: Words;
  /** A reference. */
  verse?: string;
}

/** What tells whether something is spoken of: a pattern, or anything that tests a text. */
export interface Named {
  test: (text: string) => boolean;
}

/** A question that often comes within a theme. */
export interface Ask extends Say {
  named: Named;
  /** It is answered also when it stands in the first message, behind the opening. */
  first?: boolean;
}

/** One matter that people bring to a guide: what is said first, and what to the questions after it. */
export interface Theme {
  id: string;
  /** What it is known by. */
  named: Named;
  /** Beside these words it is something else. */
  unless?: RegExp;
  /** One of them, the first that was not said yet. */
  opens: readonly Say[];
  asks: readonly Ask[];
  /** What is said when the chat goes on with it and no question of the list was asked: mostly to somebody who tells more. */
  goesOn?: readonly Say[];
  /** The subject of the guide that it belongs to, for what goes on after it. */
  subject?: string;
  /** The subject by which the trained choice leads here, where no word of the theme was found. */
  chosen?: string;
  /** It ends no theme: the chat goes on afterwards with what it was about. */
  passing?: boolean;
}

/** A reply, written short. */
export const say = (words: Words, verse?: string): Say =>
  verse === undefined ? { words } : { words, verse };

/** An answer to a question, written short. */
export const ask = (named: RegExp, words: Words, verse?: string): Ask => ({
  named,
  ...say(words, verse),
});

/** An answer that is given behind the opening, too, when its question stands in the first message. */
export const askFirst = (named: RegExp, words: Words, verse?: string): Ask => ({
  ...ask(named, words, verse),
  first: true,
});
