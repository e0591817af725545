import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import pg from 'pg';
import { aboutFile, baseOf, dataFile, nameOf } from './places.ts';
import type { Base } from './places.ts';
import { seal, sealText } from './sealed-file.ts';

/** What belongs to a copy beside the data. */
export type About = {
  /** Rows of each table, by database, when the copy began. */
  rows: Record<string, Record<string, number>>;
  /** Files that PostgreSQL needs beside the data of a copy. */
  label: string;
  secrets: unknown;
  settings: Record<string, string>;
};

/** Not part of a copy (PostgreSQL's manual, 25.3.4). */
const leftOut = [
  'pg_wal/*',
  'pg_replslot/*',
  'pg_dynshmem/*',
  'pg_notify/*',
  'pg_serial/*',
  'pg_snapshots/*',
  'pg_stat_tmp/*',
  'pg_subtrans/*',
  'pgsql_tmp*',
  'postmaster.pid',
  'postmaster.opts',
];

/** How many rows each table of our databases has. @param url of the server's owner */
export async function countRows(url: string): Promise<About['rows']> {
  const names = await query<{ datname: string }>(
    url,
    `SELECT datname FROM pg_database WHERE datname LIKE 'kbf\\_%' ORDER BY datname`,
  );
  const counted = names.map(async ({ datname }) => {
    const place = new URL(url);
    place.pathname = `/${datname}`;
    const rows = await query<{ name: string; count: string }>(place.href, countTables);
    return [datname, Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]))];
  });
  return Object.fromEntries(await Promise.all(counted)) as About['rows'];
}

/** Counts every table in one statement, which sees one moment. */
const countTables = `SELECT relname AS name, (xpath('/row/n/text()', query_to_xml(
  format('SELECT count(*) AS n FROM public.%I', relname), false, true, '')))[1]::text AS count
  FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`;

export async function query<Row extends pg.QueryResultRow>(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Copies the data of a running PostgreSQL into a new folder of `folder`, compressed and encrypted, while it is in use.
 * The copy is whole together with its segments of the write-ahead log, which `keepSegments` puts beside it.
 * @param options.isArchiving PostgreSQL hands over its segments itself, which is waited for
 */
export async function takeBase(options: {
  url: string;
  data: string;
  folder: string;
  recipient: string;
  secrets: unknown;
  settings: Record<string, string>;
  isArchiving: boolean;
  keepSegments: (first: string, last: string) => Promise<void>;
}): Promise<Base> {
  const { url, data, folder, recipient, secrets, settings } = options;
  const takenAt = new Date();
  const unfinished = join(folder, 'unfinished');
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const rows = await countRows(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const [{ first }] = await rowsOf<{ first: string }>(
      client,
      `SELECT pg_walfile_name(pg_backup_start('copy', fast => true)) AS first`,
    );
    await copyData(data, join(unfinished, dataFile), recipient);
    const [{ last, label }] = await rowsOf<{ last: string; label: string }>(
      client,
      `SELECT pg_walfile_name(lsn) AS last, labelfile AS label
       FROM pg_backup_stop(wait_for_archive => ${options.isArchiving})`,
    );
    const about: About = { rows, label, secrets, settings };
    await sealText(JSON.stringify(about), join(unfinished, aboutFile), recipient);
    await options.keepSegments(first, last);
    const name = nameOf(takenAt, first, last);
    await rename(unfinished, join(folder, name));
    return baseOf(name)!;
  } finally {
    await client.end();
  }
}

const rowsOf = async <Row extends pg.QueryResultRow>(client: pg.Client, sql: string) =>
  (await client.query<Row>(sql)).rows as [Row];

async function copyData(data: string, file: string, recipient: string): Promise<void> {
  const without = leftOut.map((pattern) => `--exclude=./${pattern}`);
  const args = [
    '--create',
    '--file=-',
    `--directory=${data}`,
    ...without,
    '--no-wildcards-match-slash',
    '.',
  ];
  const tar = execa('tar', args, { stdout: 'pipe', buffer: false, reject: false });
  await seal(tar.stdout, file, recipient);
  const { exitCode = 2 } = await tar;
  // 1: a file changed while it was read. The log repairs that.
  if (exitCode > 1) throw new Error(`tar could not read the data (status ${exitCode})`);
}
