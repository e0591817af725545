import { expect, test } from 'vitest';
import { compare, readExceptions } from '../../rules/exceptions.ts';

const finding = (rule: string, subject: string) => ({
  rule,
  subject,
  message: `${subject}: broken`,
});

test('When a finding has an exception, then it is left alone; one without is told', () => {
  const known = finding('raw-sql', 'a.ts');
  const fresh = finding('raw-sql', 'b.ts');

  expect(compare([known, fresh], ['raw-sql a.ts']).fresh).toEqual([fresh]);
});

test('When an exception is for another rule, then it does not help', () => {
  const long = finding('long-line', 'a.ts');

  expect(compare([long], ['raw-sql a.ts']).fresh).toEqual([long]);
});

test('When nothing needs an exception any more, then it is told', () => {
  expect(compare([], ['raw-sql a.ts']).unneeded).toEqual(['raw-sql a.ts']);
});

test('When the list of exceptions is read, then each line names a rule and a subject, sorted, none twice', async () => {
  const lines = await readExceptions();

  const rules = new Set([
    'copied-block',
    'feature-import',
    'folder-circle',
    'long-file',
    'long-line',
    'raw-sql',
  ]);
  expect(lines).toEqual([...new Set(lines)].sort());
  expect(lines.filter((line) => !rules.has(line.split(' ')[0]!))).toEqual([]);
});
