import { getCompany, getFounder, hrefOf, listMemberApps, listWisdomQuotes } from '@kbf/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeService, sendJson } from '../fake-service.ts';
import type { FakeService } from '../fake-service.ts';
import { answerIdentity, fakeLogin } from '../login-cookies.ts';
import { startGateway } from '../start-gateway.ts';
import type { RunningGateway } from '../start-gateway.ts';

const quotesOf = (edition: number) =>
  Array.from({ length: 12 }, (_, at) => ({ id: `${edition}-${at}`, edition }));
/** What all processes of a service share. `listFails`: only the list of quotes cannot be read. */
const content = { edition: 0, listFails: false };
const login = fakeLogin();
let services: FakeService[];
let gateways: RunningGateway[];

/** Stands for community and library, which answer these calls alike. */
const startService = () =>
  fakeService((request, response) => {
    if (answerIdentity([login], request, response)) return;
    if (request.method === 'PUT') {
      content.edition += 1;
      sendJson(response, 200, { edition: content.edition });
      return;
    }
    const { edition } = content;
    if (request.url === '/api/wisdom-quotes/random') {
      sendJson(response, 200, { id: 'from the library' }, { 'cache-control': 'no-store' });
      return;
    }
    const isList = request.url === listWisdomQuotes.path;
    if (isList && content.listFails) {
      sendJson(response, 500, { code: 'internal' });
      return;
    }
    const etag = `"${edition}"`;
    const headers = { etag, 'x-public-page': '1', 'cache-control': 'no-cache' };
    if (request.headers['if-none-match'] === etag) response.writeHead(304, headers).end();
    else sendJson(response, 200, isList ? quotesOf(edition) : { edition }, headers);
  });

beforeAll(async () => {
  services = await Promise.all([startService(), startService()]);
  const urls = services.map(({ url }) => url).join(',');
  const env = { COMMUNITY_URLS: urls, LIBRARY_URLS: urls, AUTH_URLS: services[0]!.url };
  gateways = await Promise.all([startGateway(env), startGateway(env)]);
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.stop()));
  await Promise.all(services.map((one) => one.close()));
});
beforeEach(() => {
  content.listFails = false;
  for (const one of services) one.received.length = 0;
});

const read = (at: number, path: string, headers: Record<string, string> = {}) =>
  fetch(`${gateways[at]!.origin}${path}`, { headers });
const editionIn = async (answer: Response) => {
  const body = (await answer.json()) as { edition: number } | { edition: number }[];
  return Array.isArray(body) ? body[0]!.edition : body.edition;
};
const asked = (path: string) =>
  services.flatMap(({ received }) => received).filter(({ url }) => url === path);

const company = hrefOf(getCompany, { companyName: 'harbor-hearth' });
const cookie = `kbf_login=${login.cookie}`;

describe.each([getFounder.path, company, listMemberApps.path, listWisdomQuotes.path])(
  '%s, held by the gateway',
  (path) => {
    it('When it changes, then the very next answer of every gateway has the change, for every reader', async () => {
      for (let at = 0; at < 40; at += 1) {
        // An admin's change goes through a gateway; the library's texts change with a release.
        if (path === getFounder.path || path === company)
          await fetch(gateways[at % 2]!.origin + path, { method: 'PUT' });
        else content.edition += 1;
        const { edition } = content;
        const answers = [
          read((at + 1) % 2, path),
          read(at % 2, path),
          read(at % 2, path, { cookie }),
        ];
        for (const answer of await Promise.all(answers))
          expect(await editionIn(answer)).toBe(edition);
      }
    });

    it('When many read at once, then the service is asked a few times, mostly whether it is the same', async () => {
      await (await read(0, path)).text();
      for (const one of services) one.received.length = 0;
      const answers = Array.from({ length: 50 }, () => read(0, path, { cookie }));
      for (const answer of await Promise.all(answers))
        expect(await editionIn(answer)).toBe(content.edition);
      // Fewer than readers: how many fewer depends on how fast they come.
      expect(asked(path).length).toBeLessThan(50);
      expect(asked(path).some(({ headers }) => headers['if-none-match'])).toBe(true);
    });

    it('When the reader has it, then it is 304', async () => {
      const answer = await read(0, path);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('x-public-page')).toBeNull();
      const etag = answer.headers.get('etag') ?? '';
      expect((await read(1, path, { 'if-none-match': etag })).status).toBe(304);
    });
  },
);

describe('a random quote, dealt by the gateway', () => {
  const random = '/api/wisdom-quotes/random';
  const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;
  const deal = async () => {
    const ids: string[] = [];
    for (const _ of quotesOf(0)) ids.push(await idOf(await read(0, random)));
    return ids.toSorted();
  };
  const all = () =>
    quotesOf(content.edition)
      .map(({ id }) => id)
      .toSorted();

  it('When it is asked for as often as there are quotes, then each comes once, from the newest list', async () => {
    for (let round = 0; round < 3; round += 1) {
      content.edition += 1;
      expect(await deal()).toEqual(all());
      expect(await deal()).toEqual(all());
    }
    expect(asked(random)).toEqual([]);
  });

  it('When it is answered, then it looks as the library sends it: no cache may keep it', async () => {
    const { headers } = await read(0, random);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('When the list cannot be read, then the library is asked for the quote', async () => {
    content.listFails = true;
    content.edition += 1;
    expect(await idOf(await read(0, random))).toBe('from the library');
  });
});
