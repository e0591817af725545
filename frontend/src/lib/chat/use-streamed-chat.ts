import type { ChatTurn } from '@kbf/contracts';
import { useEffect, useRef, useState } from 'react';
import { RequestError, toApiError, type ApiError } from '../request-error.ts';
import { createRequestIds } from '../request-ids.ts';
import { toast } from '../toast.ts';
import { isReplyStopped, replyStopped } from './reply-stopped.ts';
import { ConnectionLostError, type StreamOptions } from './stream-reply.ts';
import { useChatDraft, type ChatDraft } from './use-chat-draft.ts';

/** One thing said and its reply, as they stand in the conversation. */
export type Exchange<Draft, Reply> = { id: string; said: Draft; reply: Reply };

/** What makes one chat different from another. */
export type Assistant<Draft extends ChatDraft, Reply> = {
  /** Unsent words are kept under this name. */
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
    /** What became of it after the connection broke. @returns undefined when there is no reply to be had */
    findOut: (requestId: string, signal: AbortSignal) => Promise<Reply | 'stopped' | undefined>;
  };
};

type Pending = {
  requestId: string;
  streamed: string;
  /** The connection is gone; we ask what became of it. */
  lost: boolean;
};

/** What every assistant answers with; the token proves its words when they are sent as history. */
type ChatAnswer = { message: string; replyToken?: string | undefined };

function historyOf<Draft extends ChatDraft, Reply extends ChatAnswer>(
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

/**
 * A chat with an assistant: one thing at a time, streamed. Nothing is appended before the whole, checked reply is
 * there. Until then the words stay in the draft: after Stop, after a failure (then `send` again is Retry) and after a
 * reload. The same draft sent again keeps its request id, so that a retry never doubles what it makes.
 */
export function useStreamedChat<Draft extends ChatDraft, Reply extends ChatAnswer>(
  assistant: Assistant<Draft, Reply>,
) {
  const { goesWithReply, historyMax, ask, goesOn } = assistant;
  const { draft, change } = useChatDraft(assistant.name, assistant.emptyDraft);
  const [exchanges, setExchanges] = useState<readonly Exchange<Draft, Reply>[]>([]);
  const [pending, setPending] = useState<Pending>();
  const [failure, setFailure] = useState<ApiError>();
  const running = useRef<AbortController>(undefined);
  const [requestIds] = useState(createRequestIds);

  useEffect(() => () => running.current?.abort(), []);

  /** Forgets the words: they were answered, or went another way. */
  function clear(): void {
    requestIds.done();
    change(goesWithReply);
  }

  async function reply(said: Draft, requestId: string, signal: AbortSignal): Promise<Reply> {
    const onText = (text: string) =>
      setPending((now) => now && { ...now, streamed: now.streamed + text });
    const history = historyOf(exchanges, historyMax);
    try {
      return await ask(said, { requestId, history }, { onText, signal });
    } catch (error) {
      const isRunning =
        error instanceof RequestError && error.api.status === 409 && !error.api.loginLost;
      if (!goesOn || (!isRunning && !(error instanceof ConnectionLostError))) throw error;
      setPending((now) => now && { ...now, lost: true });
      const found = await goesOn.findOut(requestId, signal);
      if (found === 'stopped') throw replyStopped();
      if (!found) throw error;
      return found;
    }
  }

  /**
   * Sends the draft, or what is given instead of it.
   * @returns the reply, or undefined when there is none: stopped, failed, or the page was left
   */
  async function send(instead?: Partial<Draft>): Promise<Reply | undefined> {
    const said = { ...draft, ...instead };
    if (!said.text.trim() || pending) return undefined;
    const requestId = requestIds.for(said);
    const control = new AbortController();
    running.current = control;
    setFailure(undefined);
    setPending({ requestId, streamed: '', lost: false });
    try {
      const answer = await reply(said, requestId, control.signal);
      if (control.signal.aborted) return undefined;
      setExchanges((all) => [...all, { id: requestId, said, reply: answer }]);
      clear();
      return answer;
    } catch (error) {
      if (control.signal.aborted) return undefined;
      // A stopped request is over for good: sending again is a new one.
      if (isReplyStopped(error)) requestIds.done();
      else setFailure(toApiError(error));
      return undefined;
    } finally {
      if (running.current === control) setPending(undefined);
    }
  }

  /** Ends the running reply; the words stay. Says so when the server cannot be told: then the reply goes on. */
  async function stop(): Promise<void> {
    if (!pending) return;
    const end = () => {
      requestIds.done();
      running.current?.abort();
      running.current = undefined;
      setPending(undefined);
    };
    if (!goesOn) return end();
    try {
      // The stream itself says how it ended, also when the reply was quicker than the Stop.
      await goesOn.stop(pending.requestId);
    } catch (error) {
      // It was not there yet, and now it will not begin.
      if (error instanceof RequestError && error.api.status === 404) return end();
      toast({
        variant: 'destructive',
        title: 'Could not stop',
        description: 'Your words are still being answered. Check your connection and try again.',
      });
    }
  }

  return { draft, change, exchanges, pending, failure, send, stop, clear, requestIds };
}
