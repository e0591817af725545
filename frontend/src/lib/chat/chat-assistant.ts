import type { Care, ChatTurn } from '@kbf/contracts';
import type { StreamOptions } from './stream-reply.ts';
import type { ChatDraft } from './use-chat-draft.ts';

/** The answer of every assistant. The token proves its text when it is sent as history. */
export type ChatAnswer = {
  message: string;
  replyToken?: string | undefined;
  care?: Care | undefined;
};

/** A message and its reply in the conversation. */
export type Exchange<Draft, Reply> = {
  id: string;
  said: Draft;
  /** When it was sent (ISO). */
  at: string;
  reply: Reply;
  /** When the reply was complete (ISO). */
  repliedAt: string;
  /** A danger of an earlier day: shown, but not sent along, so that its help does not come back. */
  isPast?: boolean;
};

/**
 * What happened to a message whose connection broke.
 * - `stopped`: the person's Stop arrived.
 * - `missing`: it never arrived, so nothing was done with it.
 * - `failed`: it could not be answered.
 * - `unknown`: the outcome could not be determined.
 */
export type Unanswered = 'stopped' | 'missing' | 'failed' | 'unknown';

/** What a message tells the server about being kept. */
export type KeptFields = { conversationId: string; startsConversation?: true };

/** The differences between the chats. */
export type Assistant<Draft extends ChatDraft, Reply> = {
  /** The draft and the conversation are stored under this name. */
  name: string;
  emptyDraft: Draft;
  /** The parts of the draft that are cleared after the answer; the rest are choices that stay. */
  goesWithReply: Partial<Draft>;
  /** Earlier turns to send along. */
  historyMax: number;
  ask: (
    said: Draft,
    about: { requestId: string; history: ChatTurn[]; kept?: KeptFields },
    options: StreamOptions,
  ) => Promise<Reply>;
  /**
   * For replies that continue without a connection. Leave it out where a closed connection ends the reply and its model
   * call: Stop then just closes it.
   */
  goesOn?: {
    /** Tells the server to stop. @throws {RequestError} 404 when it has not started */
    stop: (requestId: string) => Promise<unknown>;
    /**
     * Finds the outcome after the connection broke.
     * @param options.onCare called when help is needed, whatever happened to the reply
     */
    findOut: (
      requestId: string,
      options: { signal: AbortSignal; onCare: (care: Care) => void },
    ) => Promise<Reply | Unanswered>;
  };
};

/** The conversation in the form that is sent along. */
export function historyOf<Draft extends ChatDraft, Reply extends ChatAnswer>(
  exchanges: readonly Exchange<Draft, Reply>[],
  max: number,
): ChatTurn[] {
  const turns = exchanges
    .filter(({ isPast }) => !isPast)
    .flatMap(({ said, reply }): ChatTurn[] => [
      { role: 'user', content: said.text.trim(), ...(said.saysSafe ? { saysSafe: true } : {}) },
      {
        role: 'assistant',
        content: reply.message,
        ...(reply.replyToken ? { replyToken: reply.replyToken } : {}),
      },
    ]);
  return turns.slice(-max);
}
