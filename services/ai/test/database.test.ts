import { foreignKeysWithoutIndex } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { useAi } from './setup.ts';

const ai = await useAi({ hasProvider: false });

test('When a row is deleted, then an index finds what goes with it, for every foreign key', async () => {
  expect(await foreignKeysWithoutIndex(ai.databaseUrl)).toEqual([]);
});
