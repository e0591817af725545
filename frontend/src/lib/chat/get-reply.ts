import { errorCodes, type Care, type ChatTurn } from '@kbf/contracts';
import { hearWords } from '../care/hear-words.ts';
import { RequestError } from '../api/request-error.ts';
import type { Assistant, ChatAnswer } from './chat-assistant.ts';
import { lostFailure } from './offline.ts';
import { replyStopped } from './reply-stopped.ts';
import { ConnectionLostError } from './stream-reply.ts';
import type { ChatDraft } from './use-chat-draft.ts';

/** Callbacks of a caller that waits for a reply. */
export type Waiting = {
  signal: AbortSignal;
  onText: (text: string) => void;
  /** The connection broke; the outcome is being checked. */
  onLost: () => void;
  /** Help is needed, known before there is a reply. */
  onCare: (care: Care) => void;
};

/**
 * Finds the reply to an earlier request: of a page that was closed, or after a lost connection.
 * @throws {RequestError} when there is no reply: it was stopped, failed, never arrived, or is unknown
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

/** The same message is already being answered; this page only lost the connection. */
const isRunning = ({ api }: RequestError) => api.code === errorCodes.replyRunning;

/** The server knows the message, and no process writes its reply anymore. */
const isFailed = (error: unknown) => error instanceof RequestError && error.api.status === 503;

/**
 * Asks for a reply, and finds it even if the connection breaks. A reply that failed meanwhile, because its process was
 * killed, is asked for once more, under the same id.
 * @throws {RequestError} when there is none
 */
export async function getReply<Draft extends ChatDraft, Reply extends ChatAnswer>(
  assistant: Assistant<Draft, Reply>,
  said: Draft,
  about: { requestId: string; history: ChatTurn[] },
  waiting: Waiting,
  isSecond = false,
): Promise<Reply> {
  try {
    return await assistant.ask(said, about, waiting);
  } catch (error) {
    const refusal = error instanceof RequestError ? error : undefined;
    const isLost = error instanceof ConnectionLostError;
    if (isLost && !assistant.goesOn) throw lostFailure('unknown');
    if (!assistant.goesOn || !(isLost || (refusal && isRunning(refusal)))) throw error;
    waiting.onLost();
    // Finding the outcome takes a while; help does not wait for it.
    const due = refusal?.api.care ?? (await hearWords([said.text]));
    if (due) waiting.onCare(due);
    return findReply(assistant, about.requestId, waiting).catch((notFound: unknown) => {
      if (isSecond || waiting.signal.aborted || !isFailed(notFound)) throw notFound;
      return getReply(assistant, said, about, waiting, true);
    });
  }
}
