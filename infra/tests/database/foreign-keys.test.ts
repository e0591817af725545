import { createTestDatabase, foreignKeysWithoutIndex } from '@kbf/test-kit';
import { expect, onTestFinished, test } from 'vitest';
import { statefulServices } from '../../database/services.ts';

test.each(statefulServices)(
  'When a row of %s is deleted, then an index finds what goes with it, for every foreign key',
  async (service) => {
    const database = await createTestDatabase(service);
    onTestFinished(database.drop);
    expect(await foreignKeysWithoutIndex(database.url)).toEqual([]);
  },
);
