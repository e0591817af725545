import type { Care } from '@kbf/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hearWords, withHeardCare } from '../care/hear-words.ts';
import { useCare } from '../care/use-care.ts';
import { RequestError, toApiError, type ApiError } from '../request-error.ts';
import { createRequestIds } from '../request-ids.ts';
import { toast } from '../toast.ts';
import { historyOf, type Assistant, type ChatAnswer, type Exchange } from './assistant.ts';
import { isReplyStopped, replyStopped } from './reply-stopped.ts';
import { runningReply } from './running-reply.ts';
import { ConnectionLostError } from './stream-reply.ts';
import { useChatDraft, type ChatDraft } from './use-chat-draft.ts';

type Pending = {
  requestId: string;
  streamed: string;
  /** The connection is gone; we ask what became of it. */
  lost: boolean;
};

/** What is known of one try to get a reply, while it is under way and afterwards. */
type Try = { id: string; text: string; answer?: { care?: Care | undefined } };

type Listening = { signal: AbortSignal; onCare: (care: Care) => void };

/**
 * A chat with an assistant: one thing at a time, streamed. Nothing is appended before the whole, checked reply is
 * there. Until then the words stay in the draft: after Stop, after a failure (then `send` again is Retry) and after a
 * reload. The same draft sent again keeps its request id, so that a retry never doubles what it makes. `care` says when
 * help is due where the person writes.
 */
export function useStreamedChat<Draft extends ChatDraft, Reply extends ChatAnswer>(
  assistant: Assistant<Draft, Reply>,
) {
  const { name, goesWithReply, historyMax, ask, goesOn } = assistant;
  const { draft, change } = useChatDraft(name, assistant.emptyDraft);
  const [exchanges, setExchanges] = useState<readonly Exchange<Draft, Reply>[]>([]);
  const [pending, setPending] = useState<Pending>();
  const [failure, setFailure] = useState<ApiError>();
  const [last, setLast] = useState<Try>();
  const running = useRef<AbortController>(undefined);
  const [requestIds] = useState(createRequestIds);

  const due = useCare({
    id: last?.id,
    isPending: pending !== undefined,
    isLost: pending?.lost ?? false,
    words: last ? [last.text] : [],
    answer: last?.answer,
    error: failure,
  });
  // A reply carries the quiet line itself.
  const care = due?.care.level === 'certain' || failure ? due : undefined;

  const takeUp = useEffectEvent(() => {
    const requestId = goesOn && runningReply.read(name);
    if (requestId) void follow(draft, requestId, (listening) => findReply(requestId, listening));
  });
  useEffect(() => {
    // A reply that was being written when the page was left or loaded anew.
    takeUp();
    return () => running.current?.abort();
  }, []);

  /** Forgets the words: they were answered, or went another way. */
  function clear(): void {
    requestIds.done();
    change(goesWithReply);
  }

  async function findReply(requestId: string, listening: Listening): Promise<Reply> {
    setPending((now) => now && { ...now, lost: true });
    const found = await goesOn?.findOut(requestId, listening);
    // None: the words are still there to be sent.
    if (!found || found === 'stopped') throw replyStopped();
    return found;
  }

  async function askFor(said: Draft, requestId: string, listening: Listening): Promise<Reply> {
    const onText = (text: string) =>
      setPending((now) => now && { ...now, streamed: now.streamed + text });
    const history = historyOf(exchanges, historyMax);
    try {
      return await ask(said, { requestId, history }, { onText, signal: listening.signal });
    } catch (error) {
      const refusal = error instanceof RequestError ? error.api : undefined;
      const isRunning = refusal?.status === 409 && !refusal.loginLost;
      if (!goesOn || (!isRunning && !(error instanceof ConnectionLostError))) throw error;
      setPending((now) => now && { ...now, lost: true });
      // To find out takes a while: help does not wait for it.
      const due = refusal?.care ?? (await hearWords([said.text]));
      if (due) listening.onCare(due);
      const found = await goesOn.findOut(requestId, listening);
      if (found === 'stopped') throw replyStopped();
      if (!found) throw error;
      return found;
    }
  }

  /** Waits for a reply, and puts it or its failure where it belongs. */
  async function follow(
    said: Draft,
    requestId: string,
    getReply: (listening: Listening) => Promise<Reply>,
  ): Promise<Reply | undefined> {
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    const attempt = { id: crypto.randomUUID(), text: said.text };
    let known: Care | undefined;
    const onCare = (found: Care) => {
      known = found;
      if (!signal.aborted) setLast({ ...attempt, answer: { care: found } });
    };
    setFailure(undefined);
    setLast(attempt);
    setPending({ requestId, streamed: '', lost: false });
    if (goesOn) runningReply.keep(name, requestId);
    try {
      const answer = await getReply({ signal, onCare });
      if (signal.aborted) return undefined;
      setExchanges((all) => [...all, { id: requestId, said, reply: answer }]);
      setLast({ ...attempt, answer });
      clear();
      return answer;
    } catch (error) {
      if (signal.aborted) return undefined;
      // A stopped request is over for good: sending again is a new one.
      if (isReplyStopped(error)) requestIds.done();
      else {
        const failed = { ...toApiError(error), ...(known && { care: known }) };
        setFailure(await withHeardCare(failed, [said.text]));
      }
      return undefined;
    } finally {
      if (!signal.aborted) runningReply.forget(name);
      if (running.current === control) setPending(undefined);
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
    return follow(said, requestId, (listening) => askFor(said, requestId, listening));
  }

  /** Ends the running reply; the words stay. Says so when the server cannot be told: then the reply goes on. */
  async function stop(): Promise<void> {
    if (!pending) return;
    const end = () => {
      requestIds.done();
      runningReply.forget(name);
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

  return { draft, change, exchanges, pending, failure, care, send, stop, clear, requestIds };
}
