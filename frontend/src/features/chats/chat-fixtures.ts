import type { PrivateChat, PrivateMessage } from '@kbf/contracts';
import { http, HttpResponse } from 'msw';
import { server } from '../../testing/server.ts';

export const chatId = '6f9a3c52-5a0d-4c1e-9d59-0b7f3a6c2e14';
export const address = `/prayer/chats/${chatId}`;
const path = `/api/chats/${chatId}`;
const startedAt = '2026-11-20T10:00:00.000Z';

export const chat = (changes: Partial<PrivateChat> = {}): PrivateChat => ({
  id: chatId,
  otherId: 'b3c1f0de-24a7-4e0c-8a3b-91d5c7e0f862',
  otherName: 'Daniel Abara',
  startedAt,
  lastAt: startedAt,
  unread: 0,
  endedAt: null,
  goneAt: null,
  readMarks: false,
  readPlace: null,
  ...changes,
});

export const message = (place: number, text: string, mine = false): PrivateMessage => ({
  id: crypto.randomUUID(),
  place,
  mine,
  text,
  sentAt: new Date(Date.parse(startedAt) + place * 60_000).toISOString(),
});

/** Serves one chat. Its messages can be changed. @returns the calls that change something: method, path, body */
export function serveChat(read: () => PrivateChat = chat) {
  const calls: (readonly [method: string, path: string, body?: object])[] = [];
  const messages: PrivateMessage[] = [];
  const send = { status: 201, care: undefined as unknown };
  server.use(
    http.get('*/api/chats', () => HttpResponse.json([read()])),
    http.get(`*${path}`, () => HttpResponse.json(read())),
    http.get(`*${path}/messages`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const [limit, after, before] = ['limit', 'after', 'before'].map((name) =>
        query.has(name) ? Number(query.get(name)) : undefined,
      );
      const fits = messages.filter(
        ({ place }) => place > (after ?? 0) && place < (before ?? Infinity),
      );
      const part = after === undefined ? fits.slice(-limit!) : fits.slice(0, limit);
      return HttpResponse.json({ messages: part, hasMore: fits.length > part.length });
    }),
    http.all(`*/api/chats/*`, async ({ request }) => {
      const body = await request.text();
      const sent = body ? (JSON.parse(body) as { text?: string }) : undefined;
      const { pathname } = new URL(request.url);
      calls.push(sent ? [request.method, pathname, sent] : [request.method, pathname]);
      if (request.method === 'DELETE' || pathname.endsWith('/seen'))
        return new HttpResponse(null, { status: 204 });
      if (pathname.endsWith('/report'))
        return HttpResponse.json({ reported: true }, { status: 201 });
      if (!pathname.endsWith('/messages')) return HttpResponse.json(read());
      if (send.status !== 201)
        return HttpResponse.json({ code: 'unavailable', message: 'Try later.' }, { status: 503 });
      const added = message(messages.length + 1, sent!.text!, true);
      messages.push(added);
      return HttpResponse.json({ message: added, care: send.care }, { status: 201 });
    }),
  );
  return { calls, messages, send };
}
