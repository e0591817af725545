import { describe, expect, it } from 'vitest';
import { createSharedChecks } from '../../plugin/page-cache.ts';

function checks() {
  const begun: PromiseWithResolvers<number>[] = [];
  const check = createSharedChecks(() => {
    const one = Promise.withResolvers<number>();
    begun.push(one);
    return one.promise;
  });
  return { begun, check };
}

describe('sharing checks', () => {
  it('When someone comes while one is under way, then that one does not serve them', async () => {
    const { begun, check } = checks();
    const first = check();
    await new Promise(setImmediate);
    const late = [check(), check()];
    begun[0]!.resolve(1);
    expect(await first).toBe(1);
    await new Promise(setImmediate);
    expect(begun).toHaveLength(2);
    begun[1]!.resolve(2);
    expect(await Promise.all(late)).toEqual([2, 2]);
  });

  it('When one fails, then those who wait get the next', async () => {
    const { begun, check } = checks();
    const first = check();
    await new Promise(setImmediate);
    const late = check();
    begun[0]!.reject(new Error('away'));
    await expect(first).rejects.toThrow('away');
    await new Promise(setImmediate);
    begun[1]!.resolve(2);
    expect(await late).toBe(2);
  });
});
