import { pgTransaction } from '@kbf/events';
import { expect, test } from 'vitest';
import { useDatabase } from './use-database.ts';

const database = useDatabase();

test('When the connection is lost at the commit, then that is told, not what failed after it', async () => {
  await database.sql('CREATE TABLE written (id int)');
  await database.sql(`
    CREATE FUNCTION end_session() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END'`);
  await database.sql(`
    CREATE CONSTRAINT TRIGGER at_commit AFTER INSERT ON written
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION end_session()`);
  const commit = pgTransaction(database.pool)((client) =>
    client.query('INSERT INTO written VALUES (1)'),
  );
  // When the outcome of a commit is unknown, the transaction must not count as undone and must not be repeated.
  await expect(commit).rejects.toMatchObject({ code: '57P01' });
});
