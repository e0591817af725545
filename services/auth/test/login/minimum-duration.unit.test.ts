import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const setTimer = vi.hoisted(() => ({ waited: [] as number[] }));
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => {
    setTimer.waited.push(ms);
    return new Promise((resolve) => globalThis.setTimeout(resolve, ms));
  },
}));

// Another file of this process may have loaded it without the stand-in.
vi.resetModules();
const { withMinimumDuration } = await import('../../src/login/minimum-duration.ts');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  { work: () => Promise.resolve('sent'), outcome: 'sent' },
  { work: () => Promise.reject(new Error('refused')), outcome: 'refused' },
])(
  'When the work is done at once, then it is $outcome after 100 milliseconds, not before',
  async ({ work, outcome }) => {
    let ended = '';
    const answer = withMinimumDuration(work()).then(
      (value) => (ended = value),
      (error: Error) => (ended = error.message),
    );
    await vi.advanceTimersByTimeAsync(99);
    expect(ended).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toBe(outcome);
    await answer;
  },
);
