import { expect, test } from 'vitest';
import { createHelpRecord } from '../src/help-record.ts';
import { useDatabase } from './use-database.ts';

const database = useDatabase();
const record = () => createHelpRecord(database.sql, 'secret');
const helped = { author: 'member', words: 'I cannot go on.' };

test('When help was shown for words, then that is known of their author for an hour, and no word is kept', async () => {
  expect(await record().find(helped)).toBeUndefined();
  await record().note(helped, false);
  expect(await record().find(helped)).toEqual({ isTold: false });
  await record().note(helped, true);
  await record().note(helped, false);
  expect(await record().find(helped)).toEqual({ isTold: true });
  expect(await record().find({ ...helped, author: 'another' })).toBeUndefined();
  expect(await record().find({ ...helped, words: 'I can go on.' })).toBeUndefined();
  const rows = await database.sql('SELECT * FROM request_limit', []);
  expect(JSON.stringify(rows)).not.toMatch(/go on|member/);
  await database.sql(
    `UPDATE request_limit SET window_ends_at = window_ends_at - interval '1 hour'`,
    [],
  );
  expect(await record().find(helped)).toBeUndefined();
});
