import type { Passage } from '../scripture/types.ts';

/** What the guide's topics are sorted by. */
export type Area = 'work' | 'money' | 'family' | 'health' | 'faith';

/**
 * One thing people ask prayer for. All words are ours; verses are named only, their text is looked up when shown.
 * Sentences about the person say "you", prayer thoughts are lines of a prayer and say "us" or "me" ("I" and "we" both read well).
 */
export interface Topic {
  /** Kebab-case, unique. */
  id: string;
  title: string;
  area: Area;
  /**
   * What it is known by → how much it says, 1 (a hint) to 5 (certain). A single word matches with its usual endings,
   * a phrase as it stands; `a|b + c` matches when `c` and one of `a`, `b` stand in the same sentence,
   * `@spouse` and the like name the words of a class. `=word` is that word without other endings.
   */
  signs: Record<string, number>;
  /** Words that turn a sentence around: beside one of them the signs do not count ("lost" beside "customers"). */
  unless?: string[];
  /** Said instead when the person writes about somebody else who is in it. */
  forAnother?: { heard: string[]; questions: string[]; nextStep: string; prayers?: string[] };
  /** Whoever is named may have done harm, or be harmed: they are not prayed for as if all were well. */
  strained?: boolean;
  /** The concern in a few words, as a friend would name it after "you are carrying" ("the search for work"). */
  concern: string;
  /** Opening words that show the person was heard; one or two sentences each. */
  heard: string[];
  /** At least three references. */
  verses: string[];
  /** At least three; one or two sentences of prayer each, addressed to God. */
  prayers: string[];
  /** At least two; each invites the person to say more. */
  questions: string[];
  /** One small thing to do. */
  nextStep: string;
}

/** A turn of the chat, oldest first. */
export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

/** The guide's reply. `topics` are ids, most important first; `passages` are quoted in the text word for word. */
export interface ComposedPrayer {
  text: string;
  topics: string[];
  passages: Passage[];
}
