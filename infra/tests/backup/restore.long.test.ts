import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { until } from '@kbf/test-kit';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  holdMessages,
  lostTables,
  releaseMessages,
  unsettled,
  untilRestored,
} from '../../backup/after-restore.ts';
import { dataFile } from '../../backup/places.ts';
import { backupKey, recipientOf } from '../../backup/sealed-file.ts';
import { ship } from '../../backup/ship.ts';
import { query, takeBase } from '../../backup/take-base.ts';
import { findBase, readAbout, unpack } from '../../backup/unpack.ts';
import { prepareDatabases } from '../../database/prepare-databases.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { makeSecrets } from '../../local/stack/secrets.ts';
import { postgresAccount } from '../../local/runtime/postgres-account.ts';
import { type Runtime, startRuntime } from '../../local/runtime/runtime.ts';

const key = backupKey(randomBytes(32));
const secrets = makeSecrets();
const running: Runtime[] = [];
const folders: string[] = [];
let old: string;
let folder: string;
let password: string;

const start = async (home: string) => {
  const runtime = await startRuntime({ folder: home, durable: true, servers: ['postgres'] });
  running.push(runtime);
  return runtime;
};
const inDatabase = (url: string, name: string) => {
  const place = new URL(url);
  place.pathname = `/${name}`;
  return place.href;
};

/** Hash of every row that was written. */
async function checksum(url: string): Promise<string> {
  const sql = `SELECT md5(string_agg(id || ' ' || words, ',' ORDER BY id)) AS sum FROM written`;
  return (await query<{ sum: string }>(inDatabase(url, 'kbf_community'), sql))[0]!.sum;
}

/** Writes one row after the other until it is stopped. @returns how many */
function writing(url: string) {
  const ending = new AbortController();
  const run = async () => {
    const client = new pg.Client({ connectionString: inDatabase(url, 'kbf_community') });
    await client.connect();
    let count = 0;
    for (; !ending.signal.aborted; count += 1)
      await client.query('INSERT INTO written (words) VALUES ($1)', [randomUUID().repeat(20)]);
    await client.end();
    return count;
  };
  const done = run();
  return () => {
    ending.abort();
    return done;
  };
}

const newFolder = () => {
  const made = mkdtempSync(join(tmpdir(), 'kbf-test-'));
  folders.push(made);
  return made;
};

beforeAll(() => {
  old = newFolder();
  folder = newFolder();
});
afterAll(async () => {
  await Promise.all(running.map((runtime) => runtime.stop()));
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

test('When everything is destroyed while people write, then a restore has every row, and the keys', async () => {
  const runtime = await start(old);
  const url = runtime.postgresUrl!;
  const spool = join(old, 'spool');
  await prepareDatabases(url, secrets.databases, () => undefined);
  await query(url, 'ALTER SYSTEM SET archive_mode = on');
  const command = `mkdir -p ${spool} && cp %p ${spool}/%f.part && mv ${spool}/%f.part ${spool}/%f`;
  await query(url, `ALTER SYSTEM SET archive_command = '${command}'`);
  await runtime.stopServer('postgres');
  await runtime.startServer('postgres');
  const community = inDatabase(url, 'kbf_community');
  await query(community, 'CREATE TABLE written (id serial PRIMARY KEY, words text)');

  const stop = writing(url);
  const to = { folder, recipient: await recipientOf(key) };
  await takeBase({
    ...to,
    url,
    data: join(old, 'postgres'),
    secrets,
    settings: { DELIVERY: 'live' },
    isArchiving: true,
    keepSegments: async () => void (await ship(spool, to)),
  });
  await addMessages(url);
  const count = await stop();
  expect(count).toBeGreaterThan(10);
  const sum = await checksum(url);
  const [{ last }] = (await query<{ last: string }>(
    url,
    'SELECT pg_walfile_name(pg_switch_wal()) AS last',
  )) as [{ last: string }];
  await until(async () => existsSync(join(spool, last)));
  await ship(spool, to);
  await runtime.stopServer('postgres', { hard: true });
  password = readFileSync(join(old, 'postgres.password'), 'utf8');
  rmSync(old, { recursive: true });

  const home = newFolder();
  const base = findBase(folder);
  const about = await readAbout(folder, base, key);
  expect(about).toMatchObject({ secrets, settings: { DELIVERY: 'live' } });
  await unpack({ folder, base, key }, join(home, 'postgres'));
  const account = postgresAccount(home);
  if (account) await execa('chown', ['-R', `${account.uid}:${account.gid}`, home]);
  await expect(unpack({ folder, base, key }, join(home, 'postgres'))).rejects.toThrow('data');
  // The restored PostgreSQL has the password of the old one.
  writeWhole(join(home, 'postgres.password'), password, 0o600);
  const restored = (await start(home)).postgresUrl!;
  await untilRestored(restored);
  expect(await checksum(restored)).toBe(sum);
  expect(await lostTables(restored, about)).toEqual([]);
  await query(inDatabase(restored, 'kbf_community'), 'DELETE FROM _prisma_migrations');
  expect(await lostTables(restored, about)).toEqual([
    expect.stringMatching(/^kbf_community\._prisma_migrations had \d+ rows$/),
  ]);
  await messagesAreHeld(restored);
});

/** A message that is being sent, one that waits, one that was sent, and a delivery that is under way. */
async function addMessages(url: string): Promise<void> {
  await query(
    inDatabase(url, 'kbf_notifications'),
    `INSERT INTO message (id, channel, kind, lane, state, masked_to, recipient_hash, not_after)
     SELECT gen_random_uuid(), 'sms', 'x', 'bulk', state, '…', state, now() + interval '1 day'
     FROM unnest(ARRAY['sending', 'queued', 'sent']) AS state`,
  );
  await query(
    inDatabase(url, 'kbf_auth'),
    `WITH event AS (INSERT INTO outbox_event (id, name, version) VALUES (gen_random_uuid(), 'x', 1) RETURNING id)
     INSERT INTO outbox_delivery (event_id, consumer, state) SELECT id, 'notifications', 'sent' FROM event`,
  );
}

async function messagesAreHeld(url: string): Promise<void> {
  expect(await unsettled(url)).toBe(1);
  await holdMessages(url);
  const database = inDatabase(url, 'kbf_notifications');
  const add = (hash: string) =>
    query(
      database,
      `INSERT INTO message (id, channel, kind, lane, masked_to, recipient_hash, not_after)
       VALUES (gen_random_uuid(), 'sms', 'x', 'bulk', '…', '${hash}', now())`,
    );
  await add('handed over again');
  await releaseMessages(url);
  await add('later');
  const rows = await query<{ hash: string; state: string }>(
    database,
    'SELECT recipient_hash AS hash, state FROM message',
  );
  expect(Object.fromEntries(rows.map(({ hash, state }) => [hash, state]))).toEqual({
    sending: 'unknown',
    queued: 'unknown',
    sent: 'sent',
    'handed over again': 'unknown',
    later: 'queued',
  });
}

test('When somebody has the backups without the key, then they can read nothing', async () => {
  const base = findBase(folder);
  const other = backupKey(randomBytes(32));
  await expect(readAbout(folder, base, other)).rejects.toThrow('identit');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.age')))
    expect(readFileSync(join(folder, file)).toString('latin1')).toMatch(/^age-encryption\.org/);
  expect(files).toContain(join(base.name, dataFile));
});
