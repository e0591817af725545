import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway } from '../start-gateway.ts';
import type { RunningGateway } from '../start-gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

it.each(['/', '.', ')', '%22', '/?fbclid=1'])(
  'When a shared prayer is opened with %j behind it, then its own address answers',
  async (more) => {
    const path = `/prayer-share/${randomUUID()}`;
    const answer = await fetch(gateway.origin + path + more, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(path + (more.split('/')[1] ?? ''));
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  },
);
