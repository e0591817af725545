import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { boundBigBodies } from '../src/big-bodies.ts';

const body = (bytes: number) => JSON.stringify({ text: 'x'.repeat(bytes) });

/** A service with room for two bodies of 100 kB, whose calls end on demand. */
async function start() {
  const app = Fastify({ bodyLimit: 1_000_000 });
  boundBigBodies(app, 210_000);
  const begun: (() => void)[] = [];
  app.post('/', async () => {
    await new Promise<void>((end) => begun.push(end));
    return 'done';
  });
  await app.ready();
  const send = (bytes: number) =>
    app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'application/json' },
      payload: body(bytes),
    });
  return { send, begun };
}
const turns = () => new Promise((resolve) => setTimeout(resolve, 50));

test('When large bodies come at once, then so many are taken as have room; small ones always', async () => {
  const { send, begun } = await start();
  const large = [send(100_000), send(100_000), send(100_000)];
  await turns();
  expect(begun).toHaveLength(2);
  const small = send(10);
  await turns();
  expect(begun).toHaveLength(3);
  begun[0]?.();
  await turns();
  expect(begun).toHaveLength(4);
  for (const end of begun) end();
  const answers = await Promise.all([...large, small]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
});

test('When more wait than may, then the next one is told to come later', async () => {
  const { send, begun } = await start();
  const many = Array.from({ length: 66 }, () => send(100_000));
  await turns();
  const refused = await send(100_000);
  expect(refused.statusCode).not.toBe(200);
  expect(refused.json()).toMatchObject({ code: 'unavailable' });
  for (let ended = 0; ended < many.length; ended += 1) {
    begun[ended]?.();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(many);
  expect(begun).toHaveLength(66);
});
