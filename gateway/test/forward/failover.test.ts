import { freePort, until } from '@kbf/test-kit';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeService, sendJson } from '../fake-service.ts';
import type { FakeService } from '../fake-service.ts';
import { startGateway } from '../start-gateway.ts';

const open: { close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

async function gatewayFor(urls: string[]) {
  const gateway = await startGateway({ COMMUNITY_URLS: urls.join(',') });
  open.push({ close: gateway.stop });
  return gateway;
}

async function service(answer: Parameters<typeof fakeService>[0], port?: number) {
  const made = await fakeService(answer, port);
  open.push(made);
  return made;
}

const named =
  (name: string) => (_: unknown, response: Parameters<Parameters<typeof fakeService>[0]>[1]) =>
    sendJson(response, 200, { name });
const nobody = async () => `http://127.0.0.1:${await freePort()}`;

describe('several addresses of a service', () => {
  it('When all are well, then they take turns', async () => {
    const [a, b] = await Promise.all([service(named('a')), service(named('b'))]);
    const gateway = await gatewayFor([a.url, b.url]);
    for (let at = 0; at < 10; at += 1)
      await (await fetch(`${gateway.origin}/prayer-share/x`)).text();
    expect([a.received.length, b.received.length]).toEqual([5, 5]);
  });

  it('When one is not there, then reading and writing go to the others', async () => {
    const a = await service(named('a'));
    const gateway = await gatewayFor([await nobody(), a.url, await nobody()]);
    for (const method of ['GET', 'POST', 'GET', 'POST', 'DELETE']) {
      const path = method === 'DELETE' ? '/api/prayers/x' : '/api/prayers';
      const body = method === 'POST' ? { body: '{"userRequest":"x"}' } : {};
      const answer = await fetch(gateway.origin + path, { method, ...body });
      expect(await answer.json()).toEqual({ name: 'a' });
    }
    expect(a.received.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual(
      Array(2).fill('{"userRequest":"x"}'),
    );
  });

  it('When one comes back, then it gets its share again', async () => {
    const port = await freePort();
    const a = await service(named('a'));
    const gateway = await gatewayFor([`http://127.0.0.1:${port}`, a.url]);
    await fetch(`${gateway.origin}/prayer-share/x`);
    const b = await service(named('b'), port);
    await until(async () => {
      await (await fetch(`${gateway.origin}/prayer-share/x`)).text();
      return b.received.length > 0;
    });
    expect(b.received[0]?.url).toBe('/prayer-share/x');
  });

  it('When a service is given by name, then it is found at what the name stands for', async () => {
    const a = await service(named('a'));
    const gateway = await gatewayFor([a.url.replace('127.0.0.1', 'localhost')]);
    expect(await (await fetch(`${gateway.origin}/api/prayers`)).json()).toEqual({ name: 'a' });
  });

  it('When none is there, then it is 503 with a code', async () => {
    const gateway = await gatewayFor([await nobody(), await nobody()]);
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`${gateway.origin}/api/prayers`, { method });
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ code: 'unavailable' });
    }
  });
});

describe('a process that is ending', () => {
  it('When it turns requests away, then those that can be sent again go elsewhere, others are 503', async () => {
    const ending = await service((_request, response) =>
      sendJson(response, 503, { error: 'Service Unavailable' }, { connection: 'close' }),
    );
    const well = await service(named('well'));
    const gateway = await gatewayFor([ending.url, well.url]);
    const statuses = async (method: string, body?: string) => {
      const path = method === 'GET' ? '/prayer-share/x' : '/api/prayers/x/like';
      const init = body === undefined ? { method } : { method, body };
      const one = () => fetch(gateway.origin + path, init);
      return [(await one()).status, (await one()).status].toSorted((a, b) => a - b);
    };
    expect(await statuses('GET')).toEqual([200, 200]);
    expect(await statuses('POST')).toEqual([200, 200]);
    expect(await statuses('POST', '{}')).toEqual([200, 503]);
  });

  it('When a service itself says that it cannot now, then that is its answer', async () => {
    const one = await service((_request, response) =>
      sendJson(response, 503, { code: 'unavailable', message: 'Later.' }, { 'x-request-id': 'x' }),
    );
    const gateway = await gatewayFor([one.url]);
    const answer = await fetch(`${gateway.origin}/prayer-share/x`);
    expect(await answer.json()).toEqual({ code: 'unavailable', message: 'Later.' });
    expect(one.received).toHaveLength(1);
  });
});

describe('a connection that breaks before the answer', () => {
  /** One of two services that hang up on every request. */
  async function halfBroken() {
    const broken = await service((_request, _response, raw) => raw.socket.destroy());
    const well = await service(named('well'));
    return { broken, well, gateway: await gatewayFor([broken.url, well.url]) };
  }

  it('When it was a GET, then another address is asked', async () => {
    const { gateway, broken } = await halfBroken();
    for (let at = 0; at < 4; at += 1)
      expect((await fetch(`${gateway.origin}/prayer-share/x`)).status).toBe(200);
    expect(broken.received.length).toBeGreaterThan(0);
  });

  it('When it was a POST, then nobody is asked again: it may have been done', async () => {
    const { gateway, broken, well } = await halfBroken();
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push(
        (await fetch(`${gateway.origin}/api/prayers`, { method: 'POST', body: '{}' })).status,
      );
    expect(broken.received).toHaveLength(3);
    expect(well.received).toHaveLength(3);
    expect(statuses.filter((status) => status === 503)).toHaveLength(3);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  });

  it('When it was in the middle of the answer, then the reader sees that it is cut short', async () => {
    const cut = Promise.withResolvers<void>();
    const one: FakeService = await service((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      void cut.promise.then(() => response.destroy());
    });
    const gateway = await gatewayFor([one.url]);
    const answer = await fetch(`${gateway.origin}/prayer-share/x`);
    cut.resolve();
    await expect(answer.text()).rejects.toThrow('terminated');
    expect(one.received).toHaveLength(1);
  });
});

describe('an address that takes requests and says nothing', () => {
  const hung = () => service(() => undefined);

  it('When there is another, then reads go there, and the silent one is left out', async () => {
    const [silent, well] = await Promise.all([hung(), service(named('well'))]);
    const gateway = await gatewayFor([silent.url, well.url]);
    for (let at = 0; at < 10; at += 1) {
      const answer = await fetch(`${gateway.origin}/prayer-share/x`);
      expect(await answer.json()).toEqual({ name: 'well' });
    }
    expect(well.received).toHaveLength(10);
    // Asked again after a while, to see whether it is back; in turn it would have been five times.
    expect(silent.received.length).toBeLessThan(5);
  });

  it('When it was given a POST, then nobody else is, and it is said when to try again', async () => {
    const silent = await hung();
    const gateway = await gatewayFor([silent.url, await nobody()]);
    const answer = await fetch(`${gateway.origin}/api/prayers`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(silent.received).toHaveLength(1);
  });

  it('When a model thinks for longer, then it is waited for', async () => {
    const ai = await service((_request, response) =>
      setTimeout(() => sendJson(response, 200, { message: 'Amen.' }), 6_000),
    );
    const gateway = await startGateway({ AI_URLS: ai.url });
    open.push({ close: gateway.stop });
    const answer = await fetch(`${gateway.origin}/api/prayer-chat`, { method: 'POST', body: '{}' });
    expect(await answer.json()).toEqual({ message: 'Amen.' });
  });
});
