import { foreignKeysWithoutIndex } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { useCommunity } from './setup.ts';

const set = useCommunity();

test('When a row is deleted, then an index finds what goes with it, for every foreign key', async () => {
  expect(await foreignKeysWithoutIndex(set.databaseUrl)).toEqual([]);
});
