import type { ChatTurn, GuideName, LibraryAnswer, WrittenQuestion } from '@kbf/contracts';

/** What a person sends. `history` is what was said before, oldest first. */
export interface Asked {
  message: string;
  history?: readonly Pick<ChatTurn, 'role' | 'content'>[];
  /** Chooses among the wordings; the same seed gives the same reply. */
  seed?: number;
}

/** A prayer for what was asked. `entry`: id of the matter, when one was found for certain. */
export interface WrittenPrayer {
  text: string;
  entry: string | undefined;
}

/** A written answer, or the honest word that there is none. */
export interface WrittenAnswer {
  text: string;
  library: LibraryAnswer;
}

/** @param asked.questionId the answer that was chosen by its question */
export type AnswerQuestion = (
  guide: GuideName,
  asked: Asked & { questionId?: string | undefined },
) => WrittenAnswer;

export type SuggestQuestions = (guide: GuideName, text: string) => WrittenQuestion[];
