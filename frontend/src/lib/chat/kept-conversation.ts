import { forgetDraft, keepDraft, readDraft } from '../browser/drafts.ts';
import type { ChatAnswer, Exchange } from './assistant.ts';
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
