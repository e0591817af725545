import type { Identity } from '@kbf/process-kit';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createAuthBreaker } from '../../plugin/identity/auth-calls.ts';

const grace: Identity = { role: 'admin', userId: 'g' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A breaker before an auth that answers as it is told. */
function guarded() {
  const auth = { asked: 0, answer: () => Promise.reject<Identity | null>(new Error('silent')) };
  const breaker = createAuthBreaker(() => {
    auth.asked += 1;
    return auth.answer();
  }, 1_000);
  onTestFinished(() => breaker.close());
  const fails = () => expect(breaker.ask('c')).rejects.toThrow(/silent|open/);
  return { auth, ask: breaker.ask, fails };
}

describe('a breaker before auth', () => {
  it('When auth failed three times in a row, then nobody waits for it', async () => {
    const { auth, fails } = guarded();
    for (let at = 0; at < 10; at += 1) await fails();
    expect(auth.asked).toBe(3);
  });

  it('When a second has passed, then one question finds out, and the others still do not wait', async () => {
    const { auth, fails, ask } = guarded();
    for (let at = 0; at < 3; at += 1) await fails();
    await vi.advanceTimersByTimeAsync(1_000);
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
    const { auth, fails } = guarded();
    for (let at = 0; at < 3; at += 1) await fails();
    await vi.advanceTimersByTimeAsync(1_000);
    await fails();
    await vi.advanceTimersByTimeAsync(999);
    await fails();
    expect(auth.asked).toBe(4);
    await vi.advanceTimersByTimeAsync(1);
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

  it('When auth answered a few seconds ago and fails since, then nobody waits for it', async () => {
    const { auth, fails, ask } = guarded();
    const silent = auth.answer;
    auth.answer = () => Promise.resolve(null);
    await ask('c');
    await vi.advanceTimersByTimeAsync(4_000);
    auth.answer = silent;
    for (let at = 0; at < 10; at += 1) await fails();
    expect(auth.asked).toBe(4);
  });
});
