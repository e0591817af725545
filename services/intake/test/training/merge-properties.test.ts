import type { TrainingProgress } from '@kbf/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newMember, useIntake } from '../setup.ts';

const intake = useIntake();
const path = '/api/training-progress';

const text = fc.string({ unit: fc.constantFrom(...Array.from('aé😭<\'"\\ ')), maxLength: 8 });
const answers = fc.record(
  {
    'goals.home': text,
    'goals.car': text,
    'worksheet.home.value': text,
    'actions.doList': fc.array(text, { maxLength: 3 }),
  },
  { requiredKeys: [] },
);

/** Changes of several devices, each made at a second of its own. */
const changes = fc
  .uniqueArray(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 6 })
  .chain((seconds) =>
    fc.tuple(
      ...seconds.map((second) =>
        fc.record({
          editedAt: fc.constant(new Date(Date.UTC(2025, 5, 1) + second * 1_000).toISOString()),
          currentModule: fc.integer({ min: 1, max: 6 }),
          completedModules: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 6 }),
          responses: answers,
        }),
      ),
    ),
  );
type Change = Pick<TrainingProgress, 'currentModule' | 'completedModules' | 'responses'> & {
  editedAt: string;
};

/** What is stored after these changes, however they arrive. */
function mergedOf(all: readonly Change[]) {
  const inOrder = all.toSorted((a, b) => a.editedAt.localeCompare(b.editedAt));
  return {
    currentModule: Math.max(...all.map(({ currentModule }) => currentModule)),
    completedModules: [...new Set(all.flatMap((one) => one.completedModules))].toSorted(
      (a, b) => a - b,
    ),
    responses: Object.assign({}, ...inOrder.map(({ responses }) => responses)) as object,
  };
}

test('When changes of several devices arrive in any order, some twice, then the same is stored', async () => {
  const arrivals = changes.chain((made) =>
    fc.record({
      made: fc.constant(made),
      order: fc.shuffledSubarray(made, { minLength: made.length }),
      again: fc.subarray(made),
    }),
  );
  await fc.assert(
    fc.asyncProperty(arrivals, async ({ made, order, again }) => {
      const as = newMember();
      for (const body of [...order, ...again])
        expect((await intake.call('PUT', path, { as, body })).status).toBe(200);
      const stored = (await intake.call<TrainingProgress>('GET', path, { as })).json();
      expect(stored).toMatchObject(mergedOf(made));
      expect(Object.keys(stored.responses).toSorted()).toEqual(
        Object.keys(mergedOf(made).responses).toSorted(),
      );
    }),
    { numRuns: 12 },
  );
});
