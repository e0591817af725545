import { expect, test } from 'vitest';
import { batchesOf } from './batches.ts';
import { bothChanges, noChanges, withoutSent } from './kept-changes.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 22, 10, 0, second)).toISOString();
const leaf = (value: string, second: number) => ({ value, editedAt: at(second) });

test('When lines were written at different times, then each group is sent with the time of its oldest', () => {
  const leaves = {
    'goals.car': leaf('A van', 8),
    'goals.home': leaf('A house', 0),
    'threePs.outcome': leaf('Peace', 3),
  };
  const bodies = batchesOf({ ...noChanges, leaves }, 6).map(({ body }) => body);
  expect(bodies).toEqual([
    { editedAt: at(0), responses: { 'goals.home': 'A house', 'threePs.outcome': 'Peace' } },
    { editedAt: at(8), responses: { 'goals.car': 'A van' } },
  ]);
});

test('When the last module was completed, then there is no seventh to go to', () => {
  const [batch] = batchesOf({ leaves: {}, completed: [5, 6], completedAt: at(1) }, 6);
  expect(batch?.body).toEqual({ editedAt: at(1), completedModules: [5, 6], currentModule: 6 });
});

test('When a line was edited again while it was sent, then it still waits; the others do not', () => {
  const sent = { leaves: { a: leaf('one', 1), b: leaf('two', 1) }, completed: [1] };
  const now = { leaves: { a: leaf('one more', 2), b: leaf('two', 1) }, completed: [1, 2] };
  expect(withoutSent(now, sent)).toEqual({ leaves: { a: leaf('one more', 2) }, completed: [2] });
});

test('When two tabs keep changes, then the newer of the same line counts, and nothing else is lost', () => {
  const one = { leaves: { a: leaf('old', 1), b: leaf('mine', 1) }, completed: [1] };
  const other = { leaves: { a: leaf('new', 2), c: leaf('theirs', 1) }, completed: [2] };
  const both = bothChanges(one, other);
  expect(both.leaves).toEqual({
    a: leaf('new', 2),
    b: leaf('mine', 1),
    c: leaf('theirs', 1),
  });
  expect(both.completed).toEqual([1, 2]);
  expect(bothChanges(other, one).leaves['a']).toEqual(leaf('new', 2));
});
