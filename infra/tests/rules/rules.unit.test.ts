import { describe, expect, test } from 'vitest';
import { cutClasses } from '../../rules/cut-classes.ts';
import { featureImports } from '../../rules/feature-imports.ts';
import { folderCircles } from '../../rules/folder-circles.ts';
import { importsOf } from '../../rules/imports.ts';
import { plainWords, wordsToAvoid } from '../../rules/plain-words.ts';
import { rawSql } from '../../rules/raw-sql.ts';
import { longFiles, longLines } from '../../rules/size.ts';

const source = (path: string, text: string) => ({ path, text });
const subjects = (findings: { subject: string }[]) => findings.map(({ subject }) => subject);

describe('imports', () => {
  test('When a file imports, re-exports, or imports later, types included, then each is found once', () => {
    const text = [
      "import { a } from './a.ts';",
      "import type { A } from './a.ts';",
      "export * from '../b.ts';",
      "const c = () => import('./c/c.ts');",
      "import { z } from 'zod';",
    ].join('\n');

    expect(importsOf(source('services/x/src/y/file.ts', text))).toEqual([
      { from: 'services/x/src/y/file.ts', to: 'services/x/src/y/a.ts' },
      { from: 'services/x/src/y/file.ts', to: 'services/x/src/b.ts' },
      { from: 'services/x/src/y/file.ts', to: 'services/x/src/y/c/c.ts' },
    ]);
  });
});

describe('circles between folders', () => {
  const edge = (from: string, to: string) => ({
    from: `services/x/src/${from}`,
    to: `services/x/src/${to}`,
  });

  test('When two folders need each other through a third, then each import of the circle is found', () => {
    const imports = [
      edge('login/a.ts', 'people/b.ts'),
      edge('people/c.ts', 'mails/d.ts'),
      edge('mails/e.ts', 'login/f.ts'),
      edge('login/a.ts', 'limits/g.ts'),
    ];

    expect(subjects(folderCircles(imports)).sort()).toEqual([
      'services/x/src: login > people',
      'services/x/src: mails > login',
      'services/x/src: people > mails',
    ]);
  });

  test('When folders lie side by side deeper down, then their circle is found there', () => {
    const imports = [
      edge('chats/coach/a.ts', 'chats/shared/b.ts'),
      edge('chats/shared/b.ts', 'chats/coach/c.ts'),
    ];

    expect(subjects(folderCircles(imports))).toEqual([
      'services/x/src/chats: coach > shared',
      'services/x/src/chats: shared > coach',
    ]);
  });

  test('When folders need each other one way, a file beside them, or only in tests, then nothing is found', () => {
    const imports = [
      edge('login/a.ts', 'people/b.ts'),
      edge('login/a.ts', 'deps.ts'),
      edge('deps.ts', 'login/b.ts'),
      edge('people/b.test.ts', 'login/a.ts'),
      { from: 'services/x/src/people/a.ts', to: 'services/y/src/login/a.ts' },
    ];

    expect(folderCircles(imports)).toEqual([]);
  });
});

test('When a feature of the SPA imports another, then it is found, and not when it imports itself or a part', () => {
  const from = 'frontend/src/features/login/page.tsx';

  expect(subjects(featureImports({ from, to: 'frontend/src/features/prayer/api.ts' }))).toEqual([
    `${from} > prayer`,
  ]);
  expect(featureImports({ from, to: 'frontend/src/features/login/api.ts' })).toEqual([]);
  expect(featureImports({ from, to: 'frontend/src/components/ui/button.tsx' })).toEqual([]);
});

describe('raw SQL', () => {
  const path = 'services/auth/src/people/find-person.ts';

  test.each([
    ['tx.$queryRaw`SELECT 1`'],
    ['tx.$executeRawUnsafe(text)'],
    ["pool.query('SELECT 1')"],
    ["await sql('SELECT 1', [])"],
    ['await sql(\n  `SELECT 1`,\n)'],
  ])(
    'When code says %s, then it is found, and not in a file for SQL, a test or the test kit',
    (text) => {
      expect(subjects(rawSql(source(path, text)))).toEqual([path]);
      expect(rawSql(source('services/auth/src/people/find-person-sql.ts', text))).toEqual([]);
      expect(rawSql(source('services/auth/test/people/find-person.test.ts', text))).toEqual([]);
      expect(rawSql(source('services/packages/test-kit/src/database.ts', text))).toEqual([]);
    },
  );

  test('When SQL is handed on without a text, or Prisma is asked, then nothing is found', () => {
    const text = 'recordEvent(sql, name, content); tx.person.findMany(); fn(sql);';

    expect(rawSql(source(path, text))).toEqual([]);
  });
});

describe('size', () => {
  test('When a line has more than 120 characters, then its number is told; characters count, not bytes', () => {
    const text = `${'x'.repeat(121)}\n${'é'.repeat(120)}\n`;

    expect(longLines(source('gateway/src/a.ts', text))).toEqual([
      expect.objectContaining({
        subject: 'gateway/src/a.ts',
        message: expect.stringContaining(':1:'),
      }),
    ]);
  });

  test('When a line is long by a list of classes, then it is left alone; by a sentence, then it is found', () => {
    const classes = 'inline-flex min-h-11 items-center hover:bg-ink/5 '.repeat(4);
    const words = 'a well-known sentence that goes on and on '.repeat(4);

    expect(longLines(source('frontend/src/a.tsx', `<p className="${classes}">`))).toEqual([]);
    expect(longLines(source('frontend/src/a.tsx', `<p title="${words}">`))).toHaveLength(1);
  });

  test('When a file has more than 250 lines, then it is found', () => {
    expect(longFiles(source('gateway/src/a.ts', 'x\n'.repeat(250)))).toEqual([]);
    expect(subjects(longFiles(source('gateway/src/a.ts', 'x\n'.repeat(251))))).toEqual([
      'gateway/src/a.ts',
    ]);
  });

  test('When a file holds texts, then neither rule applies', () => {
    const text = `${'x'.repeat(200)}\n`.repeat(300);
    const quotes = source('services/packages/site-texts/src/quotes/rest.ts', text);

    expect([...longLines(quotes), ...longFiles(quotes)]).toEqual([]);
  });
});

describe('lists of classes', () => {
  const at = 'frontend/src/components/ui/badge.tsx';

  test('When a list ends in the middle of a class, then it is found', () => {
    const text = "  'inline-flex rounded-full px-2.5 py-0.5 whitespace-',\n  'nowrap',";
    expect(cutClasses(source(at, text)).map(({ message }) => message)).toEqual([
      `${at}:1: a list of classes ends in the middle of one`,
    ]);
  });

  test('When a list is whole, or a sentence ends with a dash, then there is nothing to find', () => {
    const text =
      "const a = 'inline-flex px-2 whitespace-nowrap';\nconst b = 'One more thing to say -';";
    expect(cutClasses(source(at, text))).toEqual([]);
  });
});

describe('plain words', () => {
  const found = (path: string, text: string) => subjects(plainWords(source(path, text)));

  test('When a text has a word that our voice rules out, then it is found, whatever the case', () => {
    expect(found('frontend/src/features/x/y.tsx', '<p>Whoever asks</p>')).toHaveLength(1);
    expect(found('services/auth/src/refusals.ts', "'Use your e-mail.'")).toHaveLength(1);
    expect(
      found('services/notifications/src/messages/x.ts', "'Leave this mail alone'"),
    ).toHaveLength(1);
  });

  test('When a comment, a name, a test or a demo text has it, then it stays', () => {
    expect(found('frontend/src/features/x/y.tsx', '/** Whoever asks. */')).toEqual([]);
    expect(found('frontend/src/features/x/y.tsx', "import x from './invite-somebody.ts';")).toEqual(
      [],
    );
    expect(found('frontend/src/features/x/y.test.tsx', "'Whoever asks'")).toEqual([]);
    expect(found('services/community/src/demo/x.ts', "'somebody'")).toEqual([]);
  });
});

test('When the page on our voice is read, then each row of its last table is one phrase', () => {
  const page = '| before | after |\n|---|---|\n| Go on | Continue |\n\n## Words we do not use\n\n';
  const table =
    '| avoid | write instead |\n|---|---|\n| whoever | anyone who |\n| shall we | may we |\n';
  expect(wordsToAvoid(page + table)).toEqual(['whoever', 'shall we']);
});
