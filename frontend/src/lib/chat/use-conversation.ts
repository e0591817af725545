import { useEffect, useState } from 'react';
import type { ChatAnswer, Exchange } from './assistant.ts';
import { keptConversation } from './kept-conversation.ts';
import type { ChatDraft } from './use-chat-draft.ts';

/** What was said and answered in a chat, oldest first. It outlives a reload of this tab. */
export function useConversation<Draft extends ChatDraft, Reply extends ChatAnswer>(name: string) {
  const [exchanges, setExchanges] = useState<readonly Exchange<Draft, Reply>[]>(() =>
    keptConversation.read<Draft, Reply>(name),
  );
  useEffect(() => keptConversation.keep(name, exchanges), [name, exchanges]);
  return {
    exchanges,
    /** A reply that was taken up twice stands once. */
    append: (exchange: Exchange<Draft, Reply>) =>
      setExchanges((all) => [...all.filter(({ id }) => id !== exchange.id), exchange]),
    forget: () => setExchanges([]),
  };
}
