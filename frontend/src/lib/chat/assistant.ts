import type { Care, ChatTurn } from '@kbf/contracts';
import type { StreamOptions } from './stream-reply.ts';
import type { ChatDraft } from './use-chat-draft.ts';

/** What every assistant answers with; the token proves its words when they are sent as history. */
export type ChatAnswer = {
  message: string;
  replyToken?: string | undefined;
  care?: Care | undefined;
};

/** One thing said and its reply, as they stand in the conversation. */
export type Exchange<Draft, Reply> = {
  id: string;
  said: Draft;
  /** When it was said (ISO). */
  at: string;
  reply: Reply;
  /** When the reply was complete (ISO). */
  repliedAt: string;
};

/**
 * What became of words whose connection broke.
 * - `stopped`: the person's Stop got through.
 * - `missing`: they never arrived, so nothing was done with them.
 * - `failed`: nobody could answer them.
 * - `unknown`: it could not be found out.
 */
export type Unanswered = 'stopped' | 'missing' | 'failed' | 'unknown';

/** What makes one chat different from another. */
export type Assistant<Draft extends ChatDraft, Reply> = {
  /** Unsent words and the conversation are kept under this name. */
  name: string;
  emptyDraft: Draft;
  /** What goes from the draft once it is answered; the rest are choices that stay. */
  goesWithReply: Partial<Draft>;
  /** Turns of the conversation that are sent along. */
  historyMax: number;
  ask: (
    said: Draft,
    about: { requestId: string; history: ChatTurn[] },
    options: StreamOptions,
  ) => Promise<Reply>;
  /**
   * For replies that go on without their reader. Both are left out where a closed connection ends the reply, and with
   * it the model call: there Stop is just that.
   */
  goesOn?: {
    /** Tells the server to stop. @throws {RequestError} 404 when it has not begun */
    stop: (requestId: string) => Promise<unknown>;
    /**
     * What became of it after the connection broke.
     * @param options.onCare is told when help is due, whatever became of the reply
     */
    findOut: (
      requestId: string,
      options: { signal: AbortSignal; onCare: (care: Care) => void },
    ) => Promise<Reply | Unanswered>;
  };
};

/** The conversation as it is sent along. */
export function historyOf<Draft extends ChatDraft, Reply extends ChatAnswer>(
  exchanges: readonly Exchange<Draft, Reply>[],
  max: number,
): ChatTurn[] {
  const turns = exchanges.flatMap(({ said, reply }): ChatTurn[] => [
    { role: 'user', content: said.text.trim() },
    {
      role: 'assistant',
      content: reply.message,
      ...(reply.replyToken ? { replyToken: reply.replyToken } : {}),
    },
  ]);
  return turns.slice(-max);
}
