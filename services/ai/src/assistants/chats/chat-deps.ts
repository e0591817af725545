import type { ChatTurn } from '@kbf/contracts';
import type { CoachResponses } from '@kbf/content/guides';
import type { FastifyBaseLogger } from 'fastify';
import type { Model } from '../../model/model.ts';
import type { PrayerDeps } from '../prayer/prayer-deps.ts';
import type { Marks } from '../marks.ts';

/** What the coach and the two guides work with. */
export type ChatDeps = Pick<
  PrayerDeps,
  'database' | 'relay' | 'content' | 'moderation' | 'budget' | 'budgetKey' | 'replyMs'
> & {
  /** Undefined: the built-in guides answer. */
  model: Model | undefined;
  guidePaceMs: number;
};

/** What an assistant is told. All of it was written by a person, also what is said to be its own earlier words. */
export type ChatQuestion = {
  message: string;
  history: ChatTurn[];
  /** For the coach: the module that the person is in, and what they filled in there. */
  context?: { currentModule: number; responses: CoachResponses };
};

/** One of the assistants: what it is, and its words when it cannot answer. */
export type Assistant = {
  /** Its built-in guide, and its name in logs. */
  task: 'coach' | 'contribution' | 'business-guide';
  systemPrompt: (marks: Marks) => string;
  /** Shown with 429 and 503, from the specification's error catalogue. */
  apology: string;
};

/** A question with who asks and how to speak to them. */
export type AskedChat = ChatQuestion & {
  memberId: string | undefined;
  /** Whose budget it counts on. */
  actor: string;
  /** Aborted when nobody listens any more: the reply ends with it. */
  gone: AbortSignal;
  log: FastifyBaseLogger;
  /** Called once when everything is checked and the reply begins. */
  begin: () => void;
  say: (text: string) => void;
};
