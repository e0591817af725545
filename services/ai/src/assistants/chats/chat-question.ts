import type { CoachResponses } from '../coach/read-context.ts';
import type { EarlierTurn } from '../history.ts';
import type { Listener } from '../listener.ts';

/** What an assistant is told. All of it was written by a person, also what is said to be its own earlier words. */
export type ChatQuestion = {
  message: string;
  history: EarlierTurn[];
  /** Chooses one written answer by its question. A model takes the message alone. */
  questionId?: string | undefined;
  /** For the coach: the module that the person is in, and what they filled in there. */
  context?: { currentModule: number; responses: CoachResponses };
};

/** A question with who asks and how to speak to them. */
export type AskedChat = ChatQuestion & Listener;
