import { useEffect, useState } from 'react';
import type { ChatAnswer, Exchange } from './assistant.ts';
import { keptConversation } from './kept-conversation.ts';
import type { ChatDraft } from './use-chat-draft.ts';

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
    forget: () => setExchanges([]),
  };
}
