import { limits, type ChatTurn, type PrayerReply } from '@kbf/contracts';
import { useEffect, useRef, useState } from 'react';
import { RequestError, toApiError, type ApiError } from '../../lib/request-error.ts';
import { createRequestIds } from '../../lib/request-ids.ts';
import { toast } from '../../lib/toast.ts';
import { askForPrayer, ConnectionLostError, stopPrayer } from './ask-for-prayer.ts';
import { findOut } from './find-out.ts';

/** One request and its reply, as they stand in the conversation. */
export type Exchange = {
  id: string;
  request: string;
  photo: string | undefined;
  reply: PrayerReply;
};

/** What the person is about to send. Stays as it is until a reply is there. */
export type Draft = { text: string; photo: string | undefined; share: boolean; anonymous: boolean };

type Pending = {
  requestId: string;
  streamed: string;
  /** The connection is gone; we ask what became of it. */
  lost: boolean;
};

export type PrayerChat = {
  exchanges: readonly Exchange[];
  pending: Pending | undefined;
  failure: ApiError | undefined;
  /** @returns the reply, or undefined when there is none: stopped, failed, or the page was left */
  send: (draft: Draft) => Promise<PrayerReply | undefined>;
  /** Ends the running reply, if the server can be told. Says so when it cannot: then the reply goes on. */
  stop: () => Promise<void>;
  /** The id of this draft, however it is sent: with a reply or without, it is one prayer. */
  requestIds: ReturnType<typeof createRequestIds>;
};

const { prayer: historyMax } = limits.chatHistory;

function historyOf(exchanges: readonly Exchange[]): ChatTurn[] {
  return exchanges
    .flatMap(({ request, reply }): ChatTurn[] => [
      { role: 'user', content: request },
      { role: 'assistant', content: reply.message },
    ])
    .slice(-historyMax);
}

/**
 * The prayer chat: one request at a time, streamed. Nothing is appended before the whole, checked reply is there; after a
 * lost connection the page finds out what became of it. The same draft sent again keeps its request id, so that a retry
 * never doubles a prayer.
 */
export function usePrayerChat(): PrayerChat {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const [pending, setPending] = useState<Pending>();
  const [failure, setFailure] = useState<ApiError>();
  const running = useRef<AbortController>(undefined);
  const [requestIds] = useState(createRequestIds);

  // Leaving the page is no Stop: the reply is finished and shared as asked.
  useEffect(() => () => running.current?.abort(), []);

  async function send(draft: Draft): Promise<PrayerReply | undefined> {
    const requestId = requestIds.for(draft);
    const control = new AbortController();
    const { signal } = control;
    running.current = control;
    setFailure(undefined);
    setPending({ requestId, streamed: '', lost: false });
    const request = {
      message: draft.text.trim(),
      photoUrl: draft.photo ?? null,
      chatHistory: historyOf(exchanges),
      requestId,
      share: draft.share,
      anonymous: draft.anonymous,
    };
    const onText = (text: string) =>
      setPending((now) => now && { ...now, streamed: now.streamed + text });
    try {
      const reply = await replyTo(request, { onText, signal });
      if (!reply || signal.aborted) return undefined;
      requestIds.done();
      setExchanges((all) => [
        ...all,
        { id: requestId, request: request.message, photo: draft.photo, reply },
      ]);
      return reply;
    } catch (error) {
      if (signal.aborted) return undefined;
      // A stopped request is over for good: sending again is a new one.
      if (isStopped(error)) requestIds.done();
      else setFailure(toApiError(error));
      return undefined;
    } finally {
      if (running.current === control) setPending(undefined);
    }
  }

  async function replyTo(
    request: Parameters<typeof askForPrayer>[0],
    options: Parameters<typeof askForPrayer>[1],
  ): Promise<PrayerReply | undefined> {
    try {
      return await askForPrayer(request, options);
    } catch (error) {
      const isRunning = error instanceof RequestError && error.api.status === 409;
      if (!isRunning && !(error instanceof ConnectionLostError)) throw error;
      setPending((now) => now && { ...now, lost: true });
      const found = await findOut(request.requestId, options.signal);
      if (found === 'stopped') throw replyStopped();
      if (!found) throw error;
      return found;
    }
  }

  async function stop(): Promise<void> {
    if (!pending) return;
    const control = running.current;
    try {
      // The stream itself says how it ended, also when the reply was quicker than the Stop.
      await stopPrayer(pending.requestId);
    } catch (error) {
      if (error instanceof RequestError && error.api.status === 404) {
        // It was not there yet, and now it will not begin.
        requestIds.done();
        control?.abort();
        return;
      }
      toast({
        variant: 'destructive',
        title: 'Could not stop',
        description: 'Your prayer is still being answered. Check your connection and try again.',
      });
    }
  }

  return { exchanges, pending, failure, send, stop, requestIds };
}

const stoppedCode = 'reply_stopped';

const replyStopped = () =>
  new RequestError({ message: '409: the reply was stopped', status: 409, code: stoppedCode });

const isStopped = (error: unknown) =>
  error instanceof RequestError && error.api.code === stoppedCode;
