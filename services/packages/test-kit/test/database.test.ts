import { afterAll, describe, expect, test } from 'vitest';
import { Redis } from 'ioredis';
import pg from 'pg';
import { createScratchDatabase, queuePrefix, redisUrl } from '../src/index.ts';

describe('createScratchDatabase', () => {
  const made: { drop: () => Promise<void> }[] = [];
  afterAll(async () => {
    for (const database of made) await database.drop();
  });

  test('When a scratch database is made, then its owner can use it and is no superuser', async () => {
    const database = await createScratchDatabase();
    made.push(database);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('CREATE TABLE note (id int)');
    const { rows } = await client.query("SELECT current_setting('is_superuser') AS superuser");
    await client.end();

    expect(rows).toEqual([{ superuser: 'off' }]);
  });

  test('When databases are made at the same time, then each is a different one', async () => {
    const several = await Promise.all([1, 2, 3].map(() => createScratchDatabase()));
    made.push(...several);

    expect(new Set(several.map(({ url }) => url)).size).toBe(3);
  });
});

describe('redisUrl', () => {
  test('When a test writes to Redis under its prefix, then it reads that back', async () => {
    const redis = new Redis(redisUrl());
    await redis.set(`${queuePrefix()}:note`, 'kept');
    const read = await redis.get(`${queuePrefix()}:note`);
    await redis.quit();

    expect(read).toBe('kept');
  });
});
