import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Care, QuotedPassage } from '@kbf/contracts';
import { createServiceVerifier, serviceHeader } from '@kbf/process-kit';
import { testKeys } from '@kbf/test-kit';

type Moderation = { verdict: 'public' | 'held' | 'none'; reasons: string[]; care?: Care };

/** A fake ai server that answers its internal calls and records the questions. */
export type FakeAi = {
  url: string;
  /** Its answer to `POST /internal/moderate`; `never` does not answer at all. */
  moderation: Moderation | 'never' | 'broken';
  /** Its answer to `POST /internal/photos`. */
  encoding: { status: number; verdict?: 'public' | 'held'; photo?: Buffer };
  /** Happens before that answer. */
  beforeEncoding: () => Promise<unknown>;
  /** Its stored JPEGs, by request id. */
  photos: Map<string, Buffer>;
  /** While false, it refuses to return photos. */
  handsOut: boolean;
  /** The verses that it finds in every text. */
  passages: QuotedPassage[];
  /** The texts that it was asked about. */
  asked: string[];
  reset: () => void;
  close: () => Promise<void>;
};

/** A gray photo, 3 pixels wide and 2 high. */
export const jpeg = Buffer.from(
  '/9j/2wBDAFBQUFBVUFpkZFp9h3iHfbmqm5uquf/I18jXyP//////////////////////////////////////////////////2wBD' +
    'AVBQUFBVUFpkZFp9h3iHfbmqm5uquf/I18jXyP//////////////////////////////////////////////////wgARCAACAAMD' +
    'ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/xAAUAQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIQAxAAAACg/8QAFBAB' +
    'AAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPwB//8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAgBAgEBPwB//8QAFBEBAAAAAAAAAAAA' +
    'AAAAAAAAAP/aAAgBAwEBPwB//9k=',
  'base64',
);

async function readBody(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? {} : (JSON.parse(text) as Record<string, string>);
}

export async function startFakeAi(): Promise<FakeAi> {
  const publicKeys = { community: [testKeys().services.community.publicKey] };
  const isCommunity = createServiceVerifier('ai', publicKeys);
  const usual = () => ({
    moderation: { verdict: 'none' as const, reasons: [] },
    encoding: { status: 200 },
    beforeEncoding: async () => undefined,
    photos: new Map<string, Buffer>(),
    handsOut: true,
    passages: [],
    asked: [],
  });

  const server = createServer((request, response) => {
    const json = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    void readBody(request).then((body) => {
      if (!isCommunity(String(request.headers[serviceHeader]))) return json(403, {});
      if (request.url === '/internal/moderate') {
        ai.asked.push(body['text'] ?? '');
        if (ai.moderation === 'never') return undefined;
        return ai.moderation === 'broken' ? json(500, {}) : json(200, ai.moderation);
      }
      if (request.url === '/internal/photos') {
        const { status, verdict, photo = jpeg } = ai.encoding;
        const answer = status === 200 ? { photo: photo.toString('base64'), verdict } : {};
        return void ai.beforeEncoding().then(() => json(status, answer));
      }
      if (request.url === '/internal/scripture')
        return json(200, { texts: body['texts'], passages: [ai.passages] });
      const photo = ai.photos.get(request.url?.replace('/internal/photos/', '') ?? '');
      if (!ai.handsOut) return json(503, {});
      if (!photo) return json(404, {});
      return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const ai: FakeAi = {
    ...usual(),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reset: () => Object.assign(ai, usual()),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
  return ai;
}
