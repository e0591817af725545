/** The parent process of Redis. It ends Redis when its own parent ends, `kill -9` included. */
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { Redis } from 'ioredis';
import type { KeptRedis } from './runtime.ts';

/** Longer than PostgreSQL's keeper waits for services that finish their work: the queues end last. */
const patience = 4000;

const { command, socket, data, ephemeral } = JSON.parse(process.argv[2]!) as KeptRedis;
// The parent that reads our output may be gone.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const [file, ...args] = command;
const server = execa(file!, args, { stdio: 'inherit', reject: false });
let isOrphan = false;

void server.then(async () => {
  if (isOrphan && ephemeral) await rm(dirname(data), { recursive: true, force: true });
  process.exit(1);
});
process.on('SIGTERM', () => server.kill());
process.once('disconnect', () => {
  isOrphan = true;
  void sleep(patience).then(() => server.kill());
});
if (!process.connected) server.kill();

// While Redis loads its file it is not ready.
const client = new Redis({ path: socket, retryStrategy: () => 50, maxRetriesPerRequest: null });
client.on('error', () => undefined);
client.once('ready', () => {
  client.disconnect();
  process.send?.('running');
});
