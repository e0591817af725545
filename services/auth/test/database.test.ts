import { foreignKeysWithoutIndex } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { useAuth } from './setup.ts';

const auth = useAuth();

test('When a row is deleted, then an index finds what goes with it, for every foreign key', async () => {
  expect(await foreignKeysWithoutIndex(auth.databaseUrl)).toEqual([]);
});
