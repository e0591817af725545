import { describe, expect, test } from 'vitest';
import { featureImports, folderCircles, importsOf } from '../../rules/imports.ts';
import { breaches, lineRules, wordsToAvoid } from '../../rules/line-rules.ts';

const { longLine, plainWords, rawSql } = lineRules;

test('When a file imports, re-exports, or imports later, types included, then each is found once', () => {
  const text = [
    "import { a } from './a.ts';",
    "import type { A } from './a.ts';",
    "import './setup.ts';",
    "export * from '../b.ts';",
    "const c = () => import('./c/c.ts');",
    "import { z } from 'zod';",
  ].join('\n');
  const found = importsOf({ path: 'services/x/src/y/file.ts', text });

  expect(found.map(({ to }) => to)).toEqual([
    'services/x/src/y/a.ts',
    'services/x/src/y/setup.ts',
    'services/x/src/b.ts',
    'services/x/src/y/c/c.ts',
  ]);
});

describe('circles between folders', () => {
  const circles = (...edges: [string, string][]) =>
    folderCircles(
      edges.map(([from, to]) => ({ from: `services/x/src/${from}`, to: `services/x/src/${to}` })),
    ).map((found) => found.split(': ')[0]);

  test('When two folders need each other through a third, then each import of the circle is found', () => {
    const found = circles(
      ['login/a.ts', 'people/b.ts'],
      ['people/c.ts', 'mails/d.ts'],
      ['mails/e.ts', 'login/f.ts'],
      ['login/a.ts', 'limits/g.ts'],
    );
    expect(found).toEqual([
      'services/x/src/login > services/x/src/people',
      'services/x/src/people > services/x/src/mails',
      'services/x/src/mails > services/x/src/login',
    ]);
  });

  test('When folders lie side by side deeper down, then their circle is found there', () => {
    expect(
      circles(['chats/coach/a.ts', 'chats/shared/b.ts'], ['chats/shared/b.ts', 'chats/coach/c.ts']),
    ).toHaveLength(2);
  });

  test('When folders need each other one way, a file beside them, or only in tests, then nothing is found', () => {
    const found = circles(
      ['login/a.ts', 'people/b.ts'],
      ['login/a.ts', 'deps.ts'],
      ['deps.ts', 'login/b.ts'],
      ['people/b.test.ts', 'login/a.ts'],
      ['people/a.ts', '../../y/src/login/a.ts'],
    );
    expect(found).toEqual([]);
  });
});

test('When a feature of the SPA imports another, then it is found, and not when it imports itself or a part', () => {
  const from = 'frontend/src/features/login/page.tsx';
  const importing = (to: string) => featureImports([{ from, to: `frontend/src/${to}` }]);

  expect(importing('features/prayer/api.ts')).toHaveLength(1);
  expect(importing('features/login/api.ts')).toEqual([]);
  expect(importing('components/ui/button.tsx')).toEqual([]);
});

describe('raw SQL', () => {
  const path = 'services/auth/src/people/find-person.ts';

  test.each([
    'tx.$queryRaw`SELECT 1`',
    'tx.$executeRawUnsafe(text)',
    "pool.query('SELECT 1')",
    "await sql('SELECT 1', [])",
    'await sql(\n  `SELECT 1`,\n)',
  ])('When code says %s, then it is found, and not in a file for SQL or the test kit', (text) => {
    expect(breaches(rawSql, { path, text })).toHaveLength(1);
    for (const other of ['auth/src/people/find-person-sql.ts', 'packages/test-kit/src/database.ts'])
      expect(breaches(rawSql, { path: `services/${other}`, text })).toEqual([]);
  });

  test('When SQL is handed on without a text, or Prisma is asked, then nothing is found', () => {
    const text = 'recordEvent(sql, name, content); tx.person.findMany(); fn(sql);';
    expect(breaches(rawSql, { path, text })).toEqual([]);
  });
});

describe('long lines', () => {
  test('When a line has more than 120 characters, then its number is told; characters count, not bytes', () => {
    const text = `${'é'.repeat(120)}\n${'x'.repeat(121)}\n`;
    const [found, ...others] = breaches(longLine, { path: 'gateway/src/a.ts', text });
    expect(found).toContain('gateway/src/a.ts:2:');
    expect(others).toEqual([]);
    const quotes = 'services/packages/site-texts/src/quotes/rest.ts';
    expect(breaches(longLine, { path: quotes, text })).toEqual([]);
  });

  test('When a line is long by a list of classes, then it is left alone; by a sentence, then it is found', () => {
    const path = 'frontend/src/a.tsx';
    const classes = 'inline-flex min-h-11 items-center hover:bg-ink/5 '.repeat(4);
    const words = 'a well-known sentence that goes on and on '.repeat(4);
    expect(breaches(longLine, { path, text: `<p className="${classes}">` })).toEqual([]);
    expect(breaches(longLine, { path, text: `<p title="${words}">` })).toHaveLength(1);
  });
});

describe('plain words', () => {
  test.each([
    ['frontend/src/features/x/y.tsx', '<p>Whoever asks</p>'],
    ['services/auth/src/refusals.ts', "'Use your e-mail.'"],
    ['services/notifications/src/messages/x.ts', "'Leave this mail alone'"],
  ])('When %s says what our voice rules out, then it is found, whatever the case', (path, text) => {
    expect(breaches(plainWords, { path, text })).toHaveLength(1);
  });

  test.each([
    ['frontend/src/features/x/y.tsx', '/** Whoever asks. */'],
    ['frontend/src/features/x/y.tsx', "import x from './invite-somebody.ts';"],
    ['frontend/src/features/x/y.test.tsx', "'Whoever asks'"],
    ['services/community/src/demo/x.ts', "'somebody'"],
  ])('When %s has it as %s, then it stays', (path, text) => {
    expect(breaches(plainWords, { path, text })).toEqual([]);
  });

  test('When the page on our voice is read, then each row of its last table is one phrase', () => {
    const page =
      '| before | after |\n|---|---|\n| Go on | Continue |\n\n## Words we do not use\n\n';
    const table =
      '| avoid | write instead |\n|---|---|\n| whoever | anyone who |\n| shall we | may we |\n';
    expect(wordsToAvoid(page + table)).toEqual(['whoever', 'shall we']);
  });
});
