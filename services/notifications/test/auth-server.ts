import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AdminContacts, PersonContacts } from '@kbf/contracts/internal';

/** A fake auth server with the two internal calls that notifications makes. */
export async function startAuthServer() {
  const admins: AdminContacts['admins'] = [];
  const people = new Map<string, PersonContacts>();
  const hooks = { beforeAnswer: (): Promise<void> => Promise.resolve() };
  const answerCall = (request: IncomingMessage, response: ServerResponse) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (!request.headers['x-service']) return answer(403, {});
    if (request.url === '/internal/admin-contacts') return answer(200, { admins });
    const person = people.get(request.url?.split('/internal/contacts/')[1] ?? '');
    return person ? answer(200, person) : answer(404, { message: '', code: 'not_found' });
  };
  const server = createServer((request, response) => {
    hooks.beforeAnswer().then(
      () => answerCall(request, response),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    admins,
    people,
    /** Runs before each answer. */
    set beforeAnswer(work: () => Promise<void>) {
      hooks.beforeAnswer = work;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type AuthServer = Awaited<ReturnType<typeof startAuthServer>>;
