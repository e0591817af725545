import type { Care, ChatTurn } from '@kbf/contracts';
import { errorCodes } from '@kbf/contracts';
import { hearWords } from '../care/hear-words.ts';
import { RequestError } from '../request-error.ts';
import type { Assistant, ChatAnswer } from './assistant.ts';
import { lostFailure } from './offline.ts';
import { replyStopped } from './reply-stopped.ts';
import { ConnectionLostError } from './stream-reply.ts';
import type { ChatDraft } from './use-chat-draft.ts';

/** Whoever waits for a reply. */
export type Waiting = {
  signal: AbortSignal;
  onText: (text: string) => void;
  /** The connection is gone; we ask what became of it. */
  onLost: () => void;
  /** Help is due, as is known before there is a reply. */
  onCare: (care: Care) => void;
};

/**
 * What became of a request that was sent before: by a page that has gone since, or over a line that broke.
 * @throws {RequestError} when there is no reply: it was stopped, failed, never arrived, or nobody knows
 */
export async function findReply<Draft extends ChatDraft, Reply extends ChatAnswer>(
  { goesOn }: Assistant<Draft, Reply>,
  requestId: string,
  waiting: Waiting,
): Promise<Reply> {
  const found = (await goesOn?.findOut(requestId, waiting)) ?? 'unknown';
  if (found === 'stopped') throw replyStopped();
  if (typeof found === 'string') throw lostFailure(found);
  return found;
}

/** The same words are being answered already: this page only lost sight of it. */
const isRunning = ({ api }: RequestError) => api.code === errorCodes.replyRunning;

/**
 * Asks for a reply, and finds it also when the line breaks meanwhile.
 * @throws {RequestError} when there is none
 */
export async function getReply<Draft extends ChatDraft, Reply extends ChatAnswer>(
  assistant: Assistant<Draft, Reply>,
  said: Draft,
  about: { requestId: string; history: ChatTurn[] },
  waiting: Waiting,
): Promise<Reply> {
  try {
    return await assistant.ask(said, about, waiting);
  } catch (error) {
    const refusal = error instanceof RequestError ? error : undefined;
    const isLost = error instanceof ConnectionLostError;
    if (isLost && !assistant.goesOn) throw lostFailure('unknown');
    if (!assistant.goesOn || !(isLost || (refusal && isRunning(refusal)))) throw error;
    waiting.onLost();
    // To find out takes a while: help does not wait for it.
    const due = refusal?.api.care ?? (await hearWords([said.text]));
    if (due) waiting.onCare(due);
    return findReply(assistant, about.requestId, waiting);
  }
}
