import { randomUUID } from 'node:crypto';
import type { KeptConversation, KeptTurn } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { identityHeaders } from '@kbf/test-kit';
import { askChat } from '../assistants/chats/ask-chat.ts';

export type Opened = KeptConversation & { turns: KeptTurn[] };

/** A member's calls at a process of ai. */
export function keeperAt(url: string, as: Identity) {
  const call = (method: string, path: string, body?: object) =>
    fetch(`${url}/api/conversations${path}`, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...identityHeaders(as, 'ai'),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const list = async (query = '') =>
    (await (await call('GET', query)).json()) as KeptConversation[];
  return {
    call,
    list,
    /** Says something in a conversation, which it begins unless told otherwise. */
    say: (message: string, conversationId = randomUUID() as string, more: object = {}) =>
      askChat(
        url,
        '/api/ai-coach',
        { message, conversationId, startsConversation: true, ...more },
        { as },
      ),
    open: async (id: string) => (await (await call('GET', `/${id}`)).json()) as Opened,
    titles: async (query = '') => (await list(query)).map(({ title }) => title),
  };
}
