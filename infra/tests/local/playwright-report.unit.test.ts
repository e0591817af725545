import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkout } from '../../files/paths.ts';
import { closingLines } from '../../local/test/counts.ts';
import { type PlaywrightReport, countsInPlaywright } from '../../local/test/playwright.ts';

const spec = (title: string, status: string, message?: string) => ({
  title,
  file: 'pages/care.test.ts',
  tests: [{ status, results: [{ ...(message && { error: { message } }) }] }],
});

test('When a browser test fails, then the closing lines name it with the beginning of its reason', () => {
  const message =
    '\x1b[31mError\x1b[39m: expect(locator).toBeVisible() failed\n\n' +
    'Locator: getByText("Amen")\nCall log:\n  - waiting';
  const report = {
    config: { rootDir: join(checkout, 'infra/browser') },
    suites: [
      {
        title: 'pages/care.test.ts',
        specs: [spec('A at once', 'expected')],
        suites: [{ title: 'in a group', specs: [spec('B never', 'unexpected', message)] }],
      },
    ],
    stats: { expected: 1, unexpected: 1, skipped: 2, flaky: 0 },
    errors: [{ message: 'SyntaxError: no such export\n  at a line' }],
  } as unknown as PlaywrightReport;

  expect(closingLines(countsInPlaywright(report)).split('\n')).toEqual([
    'FAILED browser (SyntaxError: no such export)',
    'FAILED infra/browser/pages/care.test.ts: B never ' +
      '(Error: expect(locator).toBeVisible() failed Locator: getByText("Amen"))',
    '1 passed, 2 failed, 2 skipped',
  ]);
});
