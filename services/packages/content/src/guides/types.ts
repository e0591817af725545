import type { Passage } from '../scripture/types.ts';

/** A paragraph that answers a question. `leads`: also when it is the first thing asked, before the advice. */
export interface Answer {
  asked: readonly string[];
  says: string;
  leads?: boolean;
}

/** One thing people ask a guide about. All words are ours; verses are named only, their text is looked up when shown. */
export interface Subject {
  /** Kebab-case, unique within its guide. */
  id: string;
  title: string;
  /** What it is known by: single words match with their usual endings, phrases (lower case, no apostrophes) as they stand. */
  signs: readonly string[];
  /** Openings that show the person was heard. At least two. */
  heard: readonly string[];
  /** What there is to say: paragraphs of 30 to 60 words that stand alone. At least two. */
  advice: readonly string[];
  /** Paragraphs for questions that often come after: said first when one of the words asked for stands in the message. */
  answers?: readonly Answer[];
  /** One small thing to do next. At least two. */
  steps: readonly string[];
  /** Each invites an answer. At least two. */
  questions: readonly string[];
  /** References. */
  verses?: readonly string[];
}

/** A turn of the chat, oldest first. */
export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

/** A person's message with the chat before it. `seed` varies the reply; without it the chat itself does. */
export interface GuideRequest {
  message: string;
  history?: readonly Turn[];
  seed?: number;
}

/** A guide's reply. `subjects` are ids, most important first; `passages` are quoted in the text word for word. */
export interface ComposedReply {
  text: string;
  subjects: string[];
  passages: Passage[];
}

/** What a message may be apart from a question: each with whole replies of its own. */
export type PlainKind =
  'greeting' | 'thanks' | 'foreign' | 'unclear' | 'off-topic' | 'redirect' | 'harm' | 'about-guide';

/** A built-in guide: what it knows, and how it speaks. */
export interface Guide {
  /** The name of its trained model. */
  name: 'coach' | 'contribution' | 'business';
  /** In the order in which they are worked through. */
  subjects: readonly Subject[];
  /** Where a chat begins that names no subject: an id. */
  home: string;
  plain: Readonly<Record<PlainKind, readonly string[]>>;
  /** When it is not clear what was meant: `{one}` and `{other}` are titles of subjects. */
  unsure: readonly string[];
  /** When the same is asked again that has no place here. */
  again: readonly string[];
  /** Before an answer, when something was asked besides that has no place here. */
  aside: readonly string[];
  /** Before a step. */
  stepLeads: readonly string[];
  /** Before a verse. */
  verseLeads: readonly string[];
  /** The first advice of a subject is what must be said first: it answers a question of fact. */
  keyFirst: boolean;
  /** Openings when the chat goes on with the same subject; `{title}` is its title. */
  more: readonly string[];
}
