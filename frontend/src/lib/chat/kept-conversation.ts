import { useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../browser/drafts.ts';
import type { ChatAnswer, Exchange } from './chat-assistant.ts';
import type { ChatDraft } from './use-chat-draft.ts';

/** Exchanges to store: more than a person reads again. */
const most = 20;

const keyOf = (chat: string) => `${chat}:conversation`;

const isExchange = (value: unknown): boolean => {
  const { id, at, repliedAt, said, reply } = Object(value) as Record<string, unknown>;
  const texts = [id, at, repliedAt, Object(said).text, Object(reply).message] as unknown[];
  return texts.every((text) => typeof text === 'string');
};

const withoutPhoto = (exchange: Exchange<ChatDraft, ChatAnswer>) => ({
  ...exchange,
  said: { text: exchange.said.text },
});

/** A conversation, stored for this tab: it survives a reload, and is deleted when the login changes. */
export const keptConversation = {
  read<Draft extends ChatDraft, Reply extends ChatAnswer>(chat: string): Exchange<Draft, Reply>[] {
    const { exchanges } = readDraft(keyOf(chat), { exchanges: [] as unknown[] });
    if (!Array.isArray(exchanges)) return [];
    return exchanges.filter(isExchange) as Exchange<Draft, Reply>[];
  },
  keep(chat: string, exchanges: readonly Exchange<ChatDraft, ChatAnswer>[]): void {
    if (exchanges.length === 0) return forgetDraft(keyOf(chat));
    const last = exchanges.slice(-most);
    if (!keepDraft(keyOf(chat), { exchanges: last }))
      keepDraft(keyOf(chat), { exchanges: last.map(withoutPhoto) });
  },
};

/** Messages and answers of a chat, oldest first. It survives a reload of this tab. */
export function useConversation<Draft extends ChatDraft, Reply extends ChatAnswer>(name: string) {
  const [exchanges, setExchanges] = useState<readonly Exchange<Draft, Reply>[]>(() =>
    keptConversation.read<Draft, Reply>(name),
  );
  useEffect(() => keptConversation.keep(name, exchanges), [name, exchanges]);
  return {
    exchanges,
    /**
     * Adds a message and its reply. A reply that was continued twice is stored once.
     * @param instead id of the exchange that this one replaces
     */
    append: (exchange: Exchange<Draft, Reply>, instead?: string) =>
      setExchanges((all) => [
        ...all.filter(({ id }) => id !== exchange.id && id !== instead),
        exchange,
      ]),
    /** Shows another conversation instead. */
    replace: (all: readonly Exchange<Draft, Reply>[]) => setExchanges(all),
    forget: () => setExchanges([]),
  };
}

/** The id of a reply in progress, stored for this tab: after a reload, or back on the page, it is continued. */
const runningKey = (chat: string) => `${chat}:running`;

export const runningReply = {
  read: (chat: string): string | undefined =>
    readDraft(runningKey(chat), { requestId: '' }).requestId || undefined,
  keep: (chat: string, requestId: string) => keepDraft(runningKey(chat), { requestId }),
  forget: (chat: string) => forgetDraft(runningKey(chat)),
};
