import type { Care } from '@kbf/contracts';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { withHeardCare } from '../care/hear-words.ts';
import { useCare, type DueCare } from '../care/use-care.ts';
import { toApiError, type ApiError } from '../api/request-error.ts';
import { createRequestIds } from '../browser/request-ids.ts';
import { historyOf, type Assistant, type ChatAnswer, type Exchange } from './chat-assistant.ts';
import { findReply, getReply, type Waiting } from './get-reply.ts';
import { offlineFailure } from './offline.ts';
import { isReplyStopped } from './reply-stopped.ts';
import { runningReply, useConversation } from './kept-conversation.ts';
import { tellToStop } from './stream-reply.ts';
import { useChatDraft, type ChatDraft } from './use-chat-draft.ts';

/** A reply in progress. */
export type Pending<Draft> = {
  requestId: string;
  said: Draft;
  at: string;
  streamed: string;
  /**
   * `open`: streaming; `lost`: the connection broke and the outcome is being checked; `takenUp`: started by an earlier
   * page.
   */
  contact: 'open' | 'lost' | 'takenUp';
};

/** What is known about one attempt to get a reply, during it and afterwards. */
type Try = { id: string; text: string; answer?: { care?: Care | undefined } };

/** The help that is left when its reader has said that nobody is in danger. */
function afterSafe(
  due: DueCare | undefined,
  { isSafe, isPending }: { isSafe: boolean; isPending: boolean },
): DueCare | undefined {
  if (!due || !isSafe) return due;
  // The server had shown no help for these words yet: now it does.
  if (due.care.level === 'certain') return isPending ? undefined : due;
  return { ...due, isSafe };
}

/** Help is still shown after a reload. */
function lastTry(last: Exchange<ChatDraft, ChatAnswer> | undefined): Try | undefined {
  return last?.reply.care ? { id: last.id, text: last.said.text, answer: last.reply } : undefined;
}

/**
 * A chat with an assistant: one message at a time, with a streamed reply. A message is added to the conversation only
 * with its complete, checked reply. Until then the text stays in the draft: after Stop, after a failure (`send` then
 * retries) and after a reload. The same draft keeps its request id, so that a retry never creates anything twice.
 * `care` says when help is needed at the text field.
 */
export function useStreamedChat<Draft extends ChatDraft, Reply extends ChatAnswer>(
  assistant: Assistant<Draft, Reply>,
) {
  const { name, goesWithReply, historyMax, goesOn } = assistant;
  const { draft, change } = useChatDraft(name, assistant.emptyDraft);
  const { exchanges, append, replace, forget } = useConversation<Draft, Reply>(name);
  const [pending, setPending] = useState<Pending<Draft>>();
  const [failure, setFailure] = useState<ApiError>();
  const [last, setLast] = useState<Try | undefined>(() => lastTry(exchanges.at(-1)));
  const running = useRef<AbortController>(undefined);
  const [requestIds] = useState(() => createRequestIds(`${name}:request`));

  const isPending = pending !== undefined;
  const due = useCare({
    id: last?.id,
    isPending,
    isLost: pending !== undefined && pending.contact !== 'open',
    words: last ? [last.text] : [],
    answer: last?.answer,
    error: failure,
  });
  // After "I am safe", the person has read the help, and waits for the usual reply or has it.
  const isSafe = (pending ?? exchanges.at(-1))?.said.saysSafe === true && !failure;
  const care = useMemo(() => afterSafe(due, { isSafe, isPending }), [due, isSafe, isPending]);

  const takeUp = useEffectEvent(() => {
    const requestId = goesOn && runningReply.read(name);
    if (requestId)
      void follow(draft, requestId, 'takenUp', (waiting) =>
        findReply(assistant, requestId, waiting),
      );
  });
  useEffect(() => {
    // Continues a reply that was in progress when the page was closed or reloaded.
    takeUp();
    return () => running.current?.abort();
  }, []);

  /** Clears the text: it was answered, or sent in another way. */
  function clear(): void {
    requestIds.done();
    setFailure(undefined);
    change(goesWithReply);
  }

  /** Waits for a reply, and stores it or its failure. */
  async function follow(
    said: Draft,
    requestId: string,
    contact: Pending<Draft>['contact'],
    get: (waiting: Waiting) => Promise<Reply>,
    instead?: string,
  ): Promise<Reply | undefined> {
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    const attempt = { id: crypto.randomUUID(), text: said.text };
    const at = new Date().toISOString();
    let known: Care | undefined;
    setFailure(undefined);
    setLast(attempt);
    setPending({ requestId, said, at, streamed: '', contact });
    if (goesOn) runningReply.keep(name, requestId);
    try {
      const reply = await get({
        signal,
        onText: (text) => setPending((now) => now && { ...now, streamed: now.streamed + text }),
        onLost: () => setPending((now) => now && { ...now, contact: 'lost' }),
        onCare: (found) => {
          known = found;
          if (!signal.aborted) setLast({ ...attempt, answer: { care: found } });
        },
      });
      if (signal.aborted) return undefined;
      append({ id: requestId, said, at, reply, repliedAt: new Date().toISOString() }, instead);
      setLast({ ...attempt, answer: reply });
      // The person may be writing another text meanwhile.
      if (said.text === draft.text) clear();
      else requestIds.done();
      return reply;
    } catch (error) {
      if (signal.aborted) return undefined;
      // A stopped request is final: sending again is a new one.
      if (isReplyStopped(error)) requestIds.done();
      else await fail(error, said, known);
      return undefined;
    } finally {
      if (!signal.aborted) runningReply.forget(name);
      if (running.current === control) setPending(undefined);
    }
  }

  async function fail(error: unknown, said: Draft, known?: Care): Promise<void> {
    const failed = { ...toApiError(error), ...(known && { care: known }) };
    // This id belongs to another text: the next attempt is a new one.
    if (failed.status === 409) requestIds.done();
    setFailure(await withHeardCare(failed, [said.text]));
  }

  /**
   * Sends the draft, or the given text instead.
   * @returns the reply, or undefined when there is none: stopped, failed, or the page was closed
   */
  async function send(instead?: Partial<Draft>): Promise<Reply | undefined> {
    const said = { ...draft, ...instead };
    if (!said.text.trim() || pending) return undefined;
    if (!navigator.onLine) {
      setFailure(undefined);
      setLast({ id: crypto.randomUUID(), text: said.text });
      await fail(offlineFailure(), said);
      return undefined;
    }
    const requestId = requestIds.for(said);
    const about = { requestId, history: historyOf(exchanges, historyMax) };
    return follow(said, requestId, 'open', (waiting) => getReply(assistant, said, about, waiting));
  }

  /**
   * The person says, after help, that nobody is in danger now: their words get the usual reply, in place of the help.
   * @param isOfDraft the help is for words that were not sent yet: they are sent now
   */
  async function saySafe(isOfDraft = false): Promise<void> {
    const helped = exchanges.at(-1);
    if (pending) return;
    if (!helped || (draft.text.trim() && (isOfDraft || failure))) {
      await send({ saysSafe: true } as Partial<Draft>);
      return;
    }
    const said = { ...helped.said, saysSafe: true };
    const requestId = requestIds.for(said);
    const about = { requestId, history: historyOf(exchanges.slice(0, -1), historyMax) };
    const ask = (waiting: Waiting) => getReply(assistant, said, about, waiting);
    // Without a reply the help is there again, and the person can say it again.
    if (!(await follow(said, requestId, 'open', ask, helped.id))) setLast(lastTry(helped));
  }

  /** Stops the running reply; the text stays. If the server cannot be reached, it says so, and the reply continues. */
  async function stop(): Promise<void> {
    if (!pending) return;
    const end = () => {
      requestIds.done();
      runningReply.forget(name);
      running.current?.abort();
      running.current = undefined;
      setPending(undefined);
    };
    // The stream itself says how it ended, even if the reply was faster than the Stop.
    if (!goesOn || (await tellToStop(goesOn.stop, pending.requestId)) === 'not begun') end();
  }

  /** Clears the conversation, but not the unsent text. */
  function startOver(): void {
    if (pending) return;
    forget();
    setLast(undefined);
    setFailure(undefined);
  }

  /** Continues another conversation. Its old dangers are not shown as new. */
  function goOnWith(earlier: readonly Exchange<Draft, Reply>[]): void {
    if (pending) return;
    replace(earlier);
    setLast(undefined);
    setFailure(undefined);
  }

  return {
    draft,
    change,
    exchanges,
    pending,
    failure,
    care,
    send,
    saySafe,
    stop,
    clear,
    startOver,
    goOnWith,
    requestIds,
  };
}

export type StreamedChat<Draft extends ChatDraft, Reply extends ChatAnswer> = ReturnType<
  typeof useStreamedChat<Draft, Reply>
>;
