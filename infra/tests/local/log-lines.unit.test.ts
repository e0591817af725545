import { expect, test } from 'vitest';
import { createLineFormat } from '../../local/output.ts';

/** A line as our processes' loggers write it. */
const written = (level: number, msg: string, more: object) =>
  `${JSON.stringify({ level, time: '2026-03-01T10:00:00.000Z', name: 'auth', pid: 7, msg, ...more })}\n`;

test('When a process logs, then the line says who, when, how bad, what, and the ids beside it', () => {
  const line = written(40, 'refused', { requestId: 'r-1' });

  expect(createLineFormat(false)('auth', line)).toMatch(
    /^auth {9} \[\d\d:\d\d:\d\d\] WARN: refused \{"requestId":"r-1"\}$/,
  );
});

test('When an error is logged, then its stack is shown', () => {
  const line = written(50, 'failed', {
    err: { type: 'Error', message: 'no room', stack: 'Error: no room\n    at x.ts:1' },
  });

  expect(createLineFormat(false)('auth', line)).toMatch(/ERROR: failed[^]*Error: no room\n[^]*at /);
});

test.each(['plain words', '{ half of'])(
  'When a process writes what is no log line (%s), then it is shown as it is',
  (line) => expect(createLineFormat(false)('gateway', line)).toBe(`gateway       ${line}`),
);

test('When the screen shows colors, then each process has one of its own', () => {
  const format = createLineFormat(true);

  const [one, other] = ['auth', 'ai'].map((name) => format(name, 'x').slice(0, 5));
  expect(one).not.toBe(other);
  expect(format('auth', 'y').slice(0, 5)).toBe(one);
});
