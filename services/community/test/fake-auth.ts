import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PersonContacts } from '@kbf/contracts/internal';
import { createServiceVerifier, serviceHeader } from '@kbf/process-kit';
import { testKeys } from '@kbf/test-kit';

/** A fake auth server that answers with people's contacts. */
export async function startFakeAuth() {
  const isCommunity = createServiceVerifier('auth', {
    community: [testKeys().services.community.publicKey],
  });
  const people = new Map<string, PersonContacts>();
  const server = createServer(({ headers, url }, response) => {
    const mayAsk = isCommunity(String(headers[serviceHeader])) !== undefined;
    const found = mayAsk ? people.get(url?.replace('/internal/contacts/', '') ?? '') : undefined;
    response.writeHead(found ? 200 : mayAsk ? 404 : 403, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ?? {}));
  });
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
