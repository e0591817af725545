import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InternalInput, takePublicPlace } from '@kbf/contracts/internal';
import { createServiceVerifier, serviceHeader } from '@kbf/process-kit';
import { testKeys } from '@kbf/test-kit';

type Sender = InternalInput<typeof takePublicPlace>['body'];

/** A fake community server that records its calls. */
export type FakeCommunity = {
  url: string;
  /** The number of free places; `never` does not answer, `broken` answers with an error. */
  places: number | 'never' | 'broken';
  asked: Sender[];
  reset: () => void;
  close: () => Promise<void>;
};

export async function startFakeCommunity(): Promise<FakeCommunity> {
  const isAi = createServiceVerifier('community', { ai: [testKeys().services.ai.publicKey] });
  const usual = () => ({ places: Infinity, asked: [] });
  const server = createServer((request, response) => {
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    let text = '';
    request.setEncoding('utf8').on('data', (part) => (text += part));
    request.on('end', () => {
      if (!isAi(String(request.headers[serviceHeader]))) return json(403, {});
      community.asked.push(JSON.parse(text) as Sender);
      if (community.places === 'never') return undefined;
      if (community.places === 'broken') return json(500, {});
      const isFree = community.places > 0;
      community.places -= 1;
      return json(200, { isFree });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const community: FakeCommunity = {
    ...usual(),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reset: () => Object.assign(community, usual()),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
  return community;
}
