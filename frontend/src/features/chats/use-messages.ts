import { limits, type PrivateMessage, type PrivateMessages } from '@kbf/contracts';
import { useCallback, useRef, useState } from 'react';
import {
  useReadMessagesMutation,
  useSeeChatMutation,
} from '../../components/private-chat/chats-api.ts';
import type { ApiError } from '../../lib/api/request-error.ts';

const limit = limits.list.default;

/** All messages of both lists once, by place. */
function merged(one: readonly PrivateMessage[], other: readonly PrivateMessage[]) {
  const byPlace = new Map([...one, ...other].map((message) => [message.place, message]));
  return [...byPlace.values()].toSorted((a, b) => a.place - b.place);
}

/**
 * The messages of a chat: the newest first, older ones on request, and what is new after each `catchUp`. What is new is
 * asked for by its place, so that nothing is lost while the page was hidden or had no connection.
 */
export function useMessages(id: string) {
  const [read] = useReadMessagesMutation();
  const [see] = useSeeChatMutation();
  const [messages, setMessages] = useState<readonly PrivateMessage[]>();
  const [hasOlder, setHasOlder] = useState(false);
  const [problem, setProblem] = useState<ApiError>();
  const [isLoading, setLoading] = useState(false);
  /** The place up to which everything is here; undefined before the first answer. */
  const known = useRef<number>(undefined);
  const seen = useRef(0);
  const asking = useRef<'no' | 'yes' | 'again'>('no');

  const add = useCallback((more: readonly PrivateMessage[]) => {
    setMessages((kept = []) => merged(kept, more));
  }, []);

  const ask = useCallback(async (): Promise<PrivateMessages> => {
    const after = known.current;
    const part = await read({ id, limit, ...(after !== undefined && { after }) }).unwrap();
    known.current = part.messages.at(-1)?.place ?? after ?? 0;
    if (after === undefined) setHasOlder(part.hasMore);
    else if (part.hasMore) asking.current = 'again';
    add(part.messages);
    return part;
  }, [id, read, add]);

  /** Asks for what is new, one call at a time: a signal during a call causes another one. */
  const catchUp = useCallback(async () => {
    if (asking.current !== 'no') {
      asking.current = 'again';
      return;
    }
    setLoading(true);
    try {
      do {
        asking.current = 'yes';
        await ask();
      } while ((asking.current as string) === 'again');
      setProblem(undefined);
    } catch (error) {
      setProblem(error as ApiError);
    }
    asking.current = 'no';
    setLoading(false);
    const place = known.current ?? 0;
    if (place === 0 || place <= seen.current || document.hidden) return;
    seen.current = place;
    void see({ id, place });
  }, [ask, see, id]);

  const loadOlder = useCallback(async () => {
    const before = messages?.[0]?.place;
    if (before === undefined) return;
    const part = await read({ id, limit, before }).unwrap();
    setHasOlder(part.hasMore);
    add(part.messages);
  }, [messages, read, id, add]);

  return { messages, hasOlder, problem, isLoading, add, catchUp, loadOlder };
}
