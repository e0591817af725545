import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkout } from '../../files/paths.ts';
import { closingLines, failed, sum } from '../../local/test/counts.ts';
import { countsIn } from '../../local/test/vitest.ts';

const file = (
  name: string,
  status: string,
  tests: [string, string, string[]][],
  message?: string,
) => ({
  name: join(checkout, 'infra/faults', name),
  status,
  ...(message !== undefined && { message }),
  assertionResults: tests.map(([fullName, ofTest, failureMessages]) => ({
    fullName,
    status: ofTest,
    failureMessages,
  })),
});

test('When a run is over, then failures are named before the figures', () => {
  const counts = countsIn({
    numPassedTests: 2,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      file('story.test.ts', 'failed', [
        ['A at once', 'passed', []],
        ['B too', 'passed', []],
        ['C never', 'failed', [`\x1b[31mAssertionError: 1 is not 2\x1b[39m\n  at a line`, 'Error']],
        ['D not at all', 'skipped', []],
      ]),
      file('broken.test.ts', 'failed', [], 'SyntaxError: no such export'),
      file('no-site.test.ts', 'failed', [['E needs it', 'skipped', []]], 'Error: no site'),
      file('silent.test.ts', 'failed', []),
    ],
  });

  expect(closingLines(sum([counts, failed('lint')])).split('\n')).toEqual([
    'FAILED infra/faults/broken.test.ts (SyntaxError: no such export)',
    'FAILED infra/faults/no-site.test.ts (Error: no site)',
    'FAILED infra/faults/silent.test.ts',
    'FAILED infra/faults/story.test.ts: C never (AssertionError: 1 is not 2)',
    'FAILED lint',
    '2 passed, 5 failed, 1 skipped',
  ]);
});

test('When all is well at once, then there is only the line with the figures', () => {
  const report = file('story.test.ts', 'passed', [['A', 'passed', []]]);
  const counts = countsIn({
    numPassedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [report],
  });

  expect(closingLines(counts)).toBe('1 passed, 0 failed, 0 skipped');
});
