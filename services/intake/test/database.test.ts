import { foreignKeysWithoutIndex } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { useIntake } from './setup.ts';

const intake = useIntake();

test('When a row is deleted, then an index finds what goes with it, for every foreign key', async () => {
  expect(await foreignKeysWithoutIndex(intake.databaseUrl)).toEqual([]);
});
