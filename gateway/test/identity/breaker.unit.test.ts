import type { Identity } from '@kbf/process-kit';
import { describe, expect, it } from 'vitest';
import { breakAfterFailures } from '../../plugin/identity/breaker.ts';

const grace: Identity = { role: 'admin', userId: 'g' };

/** A breaker before an auth that answers as it is told. */
function guarded() {
  const clock = { now: 0 };
  const auth = { asked: 0, answer: () => Promise.reject<Identity | null>(new Error('silent')) };
  const ask = breakAfterFailures(
    () => {
      auth.asked += 1;
      return auth.answer();
    },
    1_000,
    () => clock.now,
  );
  const fails = () => expect(ask('c')).rejects.toThrow(/silent|a moment ago/);
  return { clock, auth, ask, fails };
}

describe('a breaker before auth', () => {
  it('When auth failed three times in a row, then nobody waits for it', async () => {
    const { auth, fails } = guarded();
    for (let at = 0; at < 10; at += 1) await fails();
    expect(auth.asked).toBe(3);
  });

  it('When a second has passed, then one question finds out, and the others still do not wait', async () => {
    const { auth, fails, ask, clock } = guarded();
    for (let at = 0; at < 3; at += 1) await fails();
    clock.now = 1_000;
    const found = Promise.withResolvers<Identity | null>();
    auth.answer = () => found.promise;
    const first = ask('c');
    await fails();
    expect(auth.asked).toBe(4);
    found.resolve(grace);
    expect(await first).toEqual(grace);
    expect(await ask('c')).toEqual(grace);
  });

  it('When it is still silent then, then it is left alone for another second', async () => {
    const { auth, fails, clock } = guarded();
    for (let at = 0; at < 3; at += 1) await fails();
    clock.now = 1_000;
    await fails();
    clock.now = 1_999;
    await fails();
    expect(auth.asked).toBe(4);
    clock.now = 2_000;
    await fails();
    expect(auth.asked).toBe(5);
  });

  it('When failures are not in a row, then auth is asked every time', async () => {
    const { auth, fails, ask } = guarded();
    const silent = auth.answer;
    for (let at = 0; at < 4; at += 1) {
      auth.answer = silent;
      await fails();
      await fails();
      auth.answer = () => Promise.resolve(null);
      expect(await ask('c')).toBeNull();
    }
    expect(auth.asked).toBe(12);
  });
});
