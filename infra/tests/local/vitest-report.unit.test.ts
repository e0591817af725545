import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkout } from '../../files/paths.ts';
import { closingLines, failed, sum } from '../../local/test/counts.ts';
import { countsIn } from '../../local/test/vitest-report.ts';

const file = (name: string, status: string, tests: [string, string, string[]][]) => ({
  name: join(checkout, 'infra/browser', name),
  status,
  assertionResults: tests.map(([fullName, ofTest, failureMessages]) => ({
    fullName,
    status: ofTest,
    failureMessages,
  })),
});

test('When a run is over, then what failed and what passed only at its second try is named before the figures', () => {
  const counts = countsIn({
    numPassedTests: 2,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      file('story.test.ts', 'failed', [
        ['A at once', 'passed', []],
        ['B once more', 'passed', ['TimeoutError: 30000 ms']],
        ['C never', 'failed', ['AssertionError', 'AssertionError']],
        ['D not at all', 'skipped', []],
      ]),
      file('broken.test.ts', 'failed', []),
    ],
  });

  expect(closingLines(sum([counts, failed('lint')])).split('\n')).toEqual([
    'SECOND TRY infra/browser/story.test.ts: B once more',
    'FAILED infra/browser/broken.test.ts',
    'FAILED infra/browser/story.test.ts: C never',
    'FAILED lint',
    '2 passed, 3 failed, 1 skipped',
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
