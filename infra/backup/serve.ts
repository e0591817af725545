/**
 * The container `backup`: hands on the write-ahead log as it comes, and takes a whole copy once a day. Another command
 * after it takes a copy at once: `now`.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge, createLogger, createMetrics, startOpsServer } from '@kbf/process-kit';
import { operatorSettings } from './operator-settings.ts';
import { basesIn } from './places.ts';
import { ship, tidy } from './ship.ts';
import { takeBase } from './take-base.ts';

/** Mounted by docker-compose.yml. */
const places = {
  data: '/var/lib/postgresql/18/docker',
  spool: '/var/lib/postgresql/wal',
  folder: '/backups',
};
const lookEveryMs = 15_000;
const dayMs = 86_400_000;

const logger = createLogger('backup', process.env['LOG_LEVEL'] ?? 'info');
const metrics = createMetrics('backup');
const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [metrics] });
const lastBase = gauge('backup_last_copy_timestamp_seconds', 'When the last whole copy was taken');
const lastLook = gauge('backup_last_log_timestamp_seconds', 'When the log was last handed on');
const secret = (name: string) => readFileSync(`/secrets/${name}`, 'utf8').trim();
const to = { folder: places.folder, recipient: secret('recipient') };

let hasFailed = false;
const ops = await startOpsServer({
  host: process.env['OPS_HOST'] ?? '127.0.0.1',
  port: Number(process.env['OPS_PORT'] ?? 9090),
  metrics,
  isReady: () => !hasFailed,
});

async function copy(): Promise<void> {
  const base = await takeBase({
    ...to,
    url: secret('database-url'),
    data: places.data,
    secrets: secret('secrets.json.age'),
    settings: operatorSettings(process.env),
    isArchiving: true,
    keepSegments: async () => void (await ship(places.spool, to)),
  });
  await tidy(places.folder);
  logger.info({ base: base.name }, 'took a whole copy');
}

async function look(isDue: boolean): Promise<void> {
  const shipped = await ship(places.spool, to);
  const last = basesIn(places.folder).at(-1)?.takenAt.getTime() ?? 0;
  if (isDue || Date.now() - last >= dayMs) await copy();
  else if (shipped > 0) logger.debug({ shipped }, 'handed on the log');
  lastLook.set(Date.now() / 1_000);
  lastBase.set((basesIn(places.folder).at(-1)?.takenAt.getTime() ?? 0) / 1_000);
}

const ending = new AbortController();
process.once('SIGTERM', () => ending.abort());
process.once('SIGINT', () => ending.abort());
const isOnce = process.argv[2] === 'now';
while (!ending.signal.aborted) {
  try {
    await look(isOnce);
    hasFailed = false;
  } catch (error) {
    hasFailed = true;
    logger.error({ err: error }, 'could not back up');
  }
  if (isOnce) break;
  await sleep(lookEveryMs, undefined, { signal: ending.signal }).catch(() => undefined);
}
await ops.close();
process.exitCode = isOnce && hasFailed ? 1 : 0;
