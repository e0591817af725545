import type { Identity } from '@kbf/process-kit';
import { identityHeaders } from '@kbf/test-kit';
import { visitor } from '../../setup.ts';

/** The three chats: path, place, name and length of their history, and their words when they cannot answer. */
export const chats = [
  {
    path: '/api/ai-coach',
    place: 'coach',
    history: 'chatHistory',
    most: 6,
    apology: /^The AI coach is temporarily unavailable\. Please try again\.$/,
    usedUp: /^The AI coach is temporarily unavailable\. Please try again in [\w ]+\.$/,
  },
  {
    path: '/api/contribute-chat',
    place: 'contribute-chat',
    history: 'conversation',
    most: 10,
    usedUp: /sorry.*contribution form.*within 24 hours\. Please try again in [\w ]+\.$/,
    apology: /sorry.*trouble connecting.*contribution form.*within 24 hours/,
  },
  {
    path: '/api/kingdom-business-guide',
    place: 'business-guide',
    history: 'conversationHistory',
    most: 10,
    apology: /^Could not send\. Please try again\.$/,
    usedUp: /^Could not send\. Please try again in [\w ]+\.$/,
  },
] as const;

export function askChat(
  url: string,
  path: string,
  body: object,
  options: { as?: Identity; stream?: boolean; signal?: AbortSignal } = {},
): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: options.stream ? 'text/event-stream' : 'application/json',
      ...identityHeaders(options.as ?? visitor, 'ai'),
    },
    body: JSON.stringify({ message: 'Where do I start?', ...body }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
}
