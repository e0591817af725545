import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '@kbf/test-kit';
import { startGateway } from '../start-gateway.ts';
import type { RunningGateway } from '../start-gateway.ts';

const report = {
  kind: 'thrown',
  name: 'TypeError',
  route: '/business/:companyName',
  frames: ['assets/business-page-BWnb16SO.js:1:2048', 'assets/index-Aa_1.js:1:9'],
};

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway?.stop());

function send(body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${gateway.origin}/api/browser-errors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const logged = () =>
  gateway
    .log()
    .split('\n')
    .filter((line) => line.includes('something failed in a page'));

describe('what browsers tell us', () => {
  it('When a page failed, then it stands in the log, while everything behind the gateway is away', async () => {
    expect((await send(report)).status).toBe(204);
    await until(() => logged().length > 0);
    expect(JSON.parse(logged()[0]!)).toMatchObject({ browserError: report });
  });

  it('When it carries more than it should, then that is not taken down', async () => {
    const before = logged().length;
    const message = 'Unexpected token R in Ruth Okafor';
    expect((await send({ ...report, kind: 'rejected', message, user: 'Ruth' })).status).toBe(204);
    await until(() => logged().length > before);
    expect(logged().at(-1)).not.toContain('Ruth');
  });

  it.each([
    ['words in place of a class', { ...report, name: 'Ruth Okafor' }],
    ['an address in place of a pattern', { ...report, route: '/prayer-share/6f2b8f0e-64f7' }],
    ['a query', { ...report, route: '/login?phone=2025550102' }],
    ['files of others', { ...report, frames: ['chrome-extension://abc/x.js:1:1'] }],
    ['words in place of a frame', { ...report, frames: ['assets/x.js:1:1 Ruth'] }],
    ['too many frames', { ...report, frames: Array(21).fill(report.frames[0]) }],
    ['another kind', { ...report, kind: 'felt' }],
    ['no JSON', '{'],
    ['nothing', ''],
  ])('When it is %s, then it is refused and not logged', async (_, body) => {
    const before = gateway.log().split('something failed').length;
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid' });
    expect(gateway.log().split('something failed')).toHaveLength(before);
    expect(gateway.log()).not.toContain('Okafor');
  });

  it('When it is too large, of another type, or from another site, then it is refused', async () => {
    expect((await send(JSON.stringify(report) + ' '.repeat(9_000))).status).toBe(413);
    expect((await send(report, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await send(report, { origin: 'https://elsewhere.example' })).status).toBe(403);
  });

  it('When one network tells of very many, then it has to wait', async () => {
    const before = logged().length;
    let last = await send(report);
    let taken = 0;
    // Sixty in an hour, and the hour may turn meanwhile.
    for (; taken < 130 && last.status === 204; taken += 1) last = await send(report);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(report)).status).toBe(429);
    // A line is written a moment after its answer, and lines come in order.
    await until(() => logged().length >= before + taken);
    expect(logged()).toHaveLength(before + taken);
  });

  it('When it is asked for with GET, then there is nothing', async () => {
    expect((await fetch(`${gateway.origin}/api/browser-errors`)).status).toBe(404);
  });
});
