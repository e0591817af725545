import { until } from '@kbf/test-kit';
import { describe, expect, it } from 'vitest';
import { sendJson } from '../fake-service.ts';
import { named, useAddresses } from '../use-addresses.ts';

/** Long enough for a machine that is busy with something else. */
const firstByteMs = 1_000;
const { put, origin } = useAddresses({ firstByteMs });

const page = () => fetch(`${origin()}/prayer-share/x`);
const post = (body = '{}') => fetch(`${origin()}/api/prayers`, { method: 'POST', body });
const withRequestId = '{"userRequest":"x","requestId":"6f1a"}';
const times = async (count: number, ask: () => Promise<Response>) => {
  const answers: { status: number; body: unknown }[] = [];
  for (let at = 0; at < count; at += 1) {
    const answer = await ask();
    answers.push({ status: answer.status, body: await answer.json() });
  }
  return answers;
};
const namesOf = (answers: { body: unknown }[]) =>
  answers.map(({ body }) => (body as { name?: string }).name);
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status);

describe('two addresses of a service', () => {
  it('When both are well, then they take turns', async () => {
    const [a, b] = await Promise.all([put(0, named('a')), put(1, named('b'))]);
    await times(10, page);
    expect([a.received.length, b.received.length]).toEqual([5, 5]);
  });

  it('When one is not there, then reading and writing go to the other', async () => {
    const a = await put(1, named('a'));
    for (const method of ['GET', 'POST', 'GET', 'POST', 'DELETE']) {
      const path = method === 'DELETE' ? '/api/prayers/x' : '/api/prayers';
      const body = method === 'POST' ? { body: '{"userRequest":"x"}' } : {};
      const answer = await fetch(origin() + path, { method, ...body });
      expect(await answer.json()).toEqual({ name: 'a' });
    }
    expect(a.received.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual(
      Array(2).fill('{"userRequest":"x"}'),
    );
  });

  it('When one comes back, then it gets its share again', async () => {
    await put(0, named('a'));
    await page();
    const b = await put(1, named('b'));
    await until(async () => {
      await times(1, page);
      return b.received.length > 0;
    });
    expect(b.received[0]?.url).toBe('/prayer-share/x');
  });

  it('When neither is there, then it is 503 with a code, and says when to try again', async () => {
    for (const ask of [page, post]) {
      const answer = await ask();
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject({ code: 'unavailable' });
    }
  });
});

describe('a process that is ending', () => {
  it('When it turns calls away, then they go elsewhere, with what they carry', async () => {
    await put(0, (_request, response) =>
      sendJson(response, 503, { error: 'Service Unavailable' }, { connection: 'close' }),
    );
    const well = await put(1, named('well'));
    expect(statusesOf(await times(2, page))).toEqual([200, 200]);
    expect(statusesOf(await times(2, post))).toEqual([200, 200]);
    expect(well.received.at(-1)?.body).toBe('{}');
  });

  it('When it still takes calls, then it is passed over while another is there', async () => {
    const ending = await put(0, (_request, response) =>
      sendJson(response, 200, { name: 'ending' }, { connection: 'close' }),
    );
    const well = await put(1, named('well'));
    const begun = performance.now();
    expect(statusesOf(await times(10, page))).toEqual(Array(10).fill(200));
    // Once, and again whenever it was left out for long enough.
    const turns = 1 + Math.ceil((performance.now() - begun) / 100);
    expect(ending.received.length).toBeLessThanOrEqual(turns);
    expect(ending.received.length + well.received.length).toBe(10);
  });

  it('When there is no other, then it is asked as long as it answers', async () => {
    await put(0, (_request, response) =>
      sendJson(response, 200, { name: 'ending' }, { connection: 'close' }),
    );
    expect(namesOf(await times(3, post))).toEqual(Array(3).fill('ending'));
  });

  it('When a service itself says that it cannot now, then that is its answer', async () => {
    const later = { code: 'unavailable', message: 'Later.' };
    const one = await put(0, (_request, response) =>
      sendJson(response, 503, later, { 'x-request-id': 'x' }),
    );
    expect(await times(1, page)).toEqual([{ status: 503, body: later }]);
    expect(one.received).toHaveLength(1);
  });
});

describe('a connection that breaks before the answer', () => {
  /** One of two services hangs up on every request. */
  const halfBroken = async () => {
    const broken = await put(0, (_request, _response, raw) => raw.socket.destroy());
    return { broken, well: await put(1, named('well')) };
  };

  it('When it was a GET, then another address is asked', async () => {
    const { broken } = await halfBroken();
    expect(statusesOf(await times(4, page))).toEqual([200, 200, 200, 200]);
    expect(broken.received.length).toBeGreaterThan(0);
  });

  it.each([
    ['POST', '/api/prayers', withRequestId],
    ['PUT', '/api/training-progress', '{}'],
    ['DELETE', '/api/prayers/x', undefined],
  ])(
    'When it was a %s that means the same twice, then another address is asked',
    async (method, path, body = '') => {
      const { broken, well } = await halfBroken();
      const init: RequestInit = { method, body: body || null };
      const ask = () => fetch(origin() + path, init);
      expect(statusesOf(await times(4, ask))).toEqual([200, 200, 200, 200]);
      expect(broken.received.length).toBeGreaterThan(0);
      expect(well.received.map((one) => one.body)).toEqual(Array(4).fill(body));
    },
  );

  it('When it was a POST without a requestId, then nobody else is asked: it may have been done', async () => {
    const { broken, well } = await halfBroken();
    const statuses = statusesOf(await times(6, post));
    expect(broken.received).toHaveLength(3);
    expect(well.received).toHaveLength(3);
    expect(statuses.filter((status) => status === 503)).toHaveLength(3);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  });

  const breakAfterHalf = (bytes: number) =>
    put(0, (_request, response) => {
      response.writeHead(200, { 'content-length': bytes });
      response.write('half', () => response.destroy());
    });

  it('When it was in the middle of a small answer, then the call is refused', async () => {
    const one = await breakAfterHalf(100);
    const answer = await page();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
    expect(one.received).toHaveLength(1);
  });

  it('When it was in the middle of a large answer, then the reader sees that it is cut short', async () => {
    const one = await breakAfterHalf(100_000);
    const text = page().then((answer) => answer.text());
    await expect(text).rejects.toThrow(/terminated|fetch failed/);
    expect(one.received).toHaveLength(1);
  });
});

describe('an address that takes calls and says nothing', () => {
  const hangAt = (at: 0 | 1) => put(at, () => undefined);

  it('When it was given a POST with a requestId, then another is, too', async () => {
    const [silent] = await Promise.all([hangAt(0), put(1, named('well'))]);
    const answers = await times(2, () => post(withRequestId));
    expect(namesOf(answers)).toEqual(['well', 'well']);
    expect(silent.received.length).toBeGreaterThan(0);
  });

  it('When it was given another POST, then nobody else is, and it is said when to try again', async () => {
    const silent = await hangAt(0);
    const answer = await post();
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(silent.received).toHaveLength(1);
  });

  it('When a model thinks for longer, then it is waited for', async () => {
    await put(0, (_request, response) =>
      setTimeout(() => sendJson(response, 200, { message: 'Amen.' }), 3 * firstByteMs),
    );
    const answer = await fetch(`${origin()}/api/prayer-chat`, { method: 'POST', body: '{}' });
    expect(await answer.json()).toEqual({ message: 'Amen.' });
  });
});
