import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { listContactsToShow } from '@kbf/contracts/internal';
import type { PersonContacts } from '@kbf/contracts/internal';
import { createServiceVerifier, serviceHeader } from '@kbf/process-kit';
import { testKeys } from '@kbf/test-kit';

/** A fake auth server that answers with people's contacts. Those who are missing may show nothing. */
export async function startFakeAuth() {
  const isCommunity = createServiceVerifier('auth', {
    community: [testKeys().services.community.publicKey],
  });
  const people = new Map<string, PersonContacts>();
  const toShow = (ids: readonly string[]) =>
    ids.flatMap((personId) => {
      const found = people.get(personId);
      return found ? [{ personId, phone: found.phone, email: found.email }] : [];
    });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { headers, url } = request;
    const mayAsk = isCommunity(String(headers[serviceHeader])) !== undefined;
    const found = !mayAsk
      ? undefined
      : url === listContactsToShow.path
        ? { contacts: toShow(listContactsToShow.body.parse(await json(request)).personIds) }
        : people.get(url?.replace('/internal/contacts/', '') ?? '');
    response.writeHead(found ? 200 : mayAsk ? 404 : 403, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ?? {}));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    people,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type FakeAuth = Awaited<ReturnType<typeof startFakeAuth>>;
