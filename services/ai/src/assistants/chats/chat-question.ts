import type { CoachResponses } from '../coach/read-context.ts';
import type { EarlierTurn } from '../history.ts';
import type { Listener } from '../listener.ts';

/** The input of an assistant. A person wrote all of it, including turns that claim to be the assistant's. */
export type ChatQuestion = {
  message: string;
  history: EarlierTurn[];
  /** The author says that nobody is in danger now. */
  saysSafe?: boolean | undefined;
  /** Chooses one written answer by its question. A model uses only the message. */
  questionId?: string | undefined;
  /** For the coach: the person's current module and their entries there. */
  context?: { currentModule: number; responses: CoachResponses };
};

/** A question with its sender and the callbacks for the reply. */
export type AskedChat = ChatQuestion & Listener;
