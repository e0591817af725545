import type { TurnKind } from './turn-kinds.ts';
import type { Told } from '../themes/told.ts';

/** An answer written by hand, and the ways in which people ask for it. */
export interface Entry {
  /** `matter/name`, unique within its guide. */
  id: string;
  /** The matter that it belongs to. */
  matter: string;
  /** Whole sentences as people write them. */
  asked: readonly string[];
  /** Words and phrases that point to it; of `till + camera` both must stand there. */
  keys: readonly string[];
  /** What is said, the first that was not said yet. With gaps for what the person told. */
  says: readonly string[];
  /** Facts without which it cannot be said. */
  needs: readonly string[];
  /** Facts that make it certain when they stand in this very message. */
  certain: readonly string[];
  /** How it is used: to begin a matter, to go on in it, when nothing else of it fits, or for a sentence of any turn. */
  role: 'opening' | 'otherwise' | 'more' | 'answer' | 'then' | 'point';
  /** Of what kind the turn must be that it continues; none for any. */
  kinds: readonly TurnKind[];
  /** Of the kinds of turns it needs only that something is asked. */
  answersAny?: boolean;
  /** Words that must stand in the turn that it continues, or in the sentence that it answers. */
  hears: RegExp | undefined;
  /** It is said also to what a first message only tells, behind the beginning of its matter. */
  joins: boolean;
  /** It may be said without the matter having been spoken of. */
  anywhere: boolean;
}

/** Something that people bring to a guide, with all that is said about it. */
export interface Matter {
  id: string;
  title: string;
  keys: readonly string[];
  /** Words that lead to it for certain; a talk that began with one of these stays with it. */
  signs?: RegExp | undefined;
  /** Words of which one must stand in a message for a talk to begin with it or turn to it; none for any message. */
  cue?: RegExp | undefined;
  /** Subjects of the guide that it takes the place of: the trained choice leads here by them. */
  subjects: readonly string[];
  entries: readonly Entry[];
}

/** Words that lead to a matter for certain. */
export interface Sign {
  matter: string;
  hears: RegExp;
}

/** Reads a fact out of what was told: a piece of text that fits a gap, or nothing. */
export type Fact = (told: Told) => string | undefined;

/** The guides that converse. */
export type GuideName = 'coach' | 'contribution' | 'business';

/** All that one guide can answer by hand. */
export interface Library {
  /** The guide, by which its meanings are kept. */
  name: GuideName | `${GuideName}-everyday`;
  matters: readonly Matter[];
  /** Words that leave no doubt what a talk begins with, the most telling first. */
  signs: readonly Sign[];
  /** What was written for questions and remarks that come up in every matter. */
  turns: readonly Entry[];
  facts: Readonly<Record<string, Fact>>;
  /** A talk keeps its matter unless a later turn names another one by a sign. */
  staysWithMatter?: boolean;
  /** It says only what was written for the words of this very message: all else is answered by what is asked. */
  isStrict?: boolean;
}
