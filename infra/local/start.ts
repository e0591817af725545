/** `npm start`: the whole product on this machine. launch.mjs runs it on the pinned Node. */
import { join } from 'node:path';
import { generateClients } from '../database/generate.ts';
import { serviceFolder } from '../database/services.ts';
import { compileOnce } from './compile.ts';
import { type Lock, lockHolder, takeLock } from '../files/lock.ts';
import { localFolder } from '../files/paths.ts';
import { createLineFormat, createProgress } from './output.ts';
import { PlainError } from './runtime/processes.ts';
import { type Runtime, type ServerName, startRuntime } from './runtime/runtime.ts';
import { findModel } from './find-model.ts';
import { startLock } from './local-data.ts';
import { localSettings, sitePort } from './local-settings.ts';
import { buildSpa } from './spa.ts';
import { type Stack, startStack } from './stack.ts';
import { isFree } from './stack/places.ts';
import { keptSecrets } from './stack/secrets.ts';

/** One Ctrl-C can arrive several times: from the terminal and from parent processes. In milliseconds. */
const sameSignal = 1500;
/** How long a process may take to end before it is killed, in milliseconds. */
const endLimit = 15_000;

// With real message delivery there is no demo content, so that made-up people never get messages.
const demo = !process.argv.includes('--no-demo') && process.env['DELIVERY'] !== 'live';
const lockFile = startLock;
const progress = createProgress();
const servers: { lock?: Lock; runtime?: Runtime; stack?: Stack } = {};
let ending: number | undefined;

async function end(status: number): Promise<void> {
  if (ending !== undefined) {
    if (Date.now() - ending > sameSignal) process.exit(1);
    return;
  }
  ending = Date.now();
  if (status === 0) progress.say('Ending…');
  await servers.stack?.stop(endLimit);
  await servers.runtime?.stop();
  servers.lock?.release();
  process.exit(status);
}

async function start(): Promise<void> {
  const port = sitePort();
  servers.lock = takeLock(lockFile);
  if (!servers.lock) {
    const other = lockHolder(lockFile);
    throw new PlainError(`Already running as process ${other}; end that one first (Ctrl-C there).`);
  }
  if (!(await isFree(port)))
    throw new PlainError(
      `Port ${port} is taken: end what listens there, or choose another: PORT=${port + 1} npm start`,
    );

  const env = process.env;
  const wanted: ServerName[] = [];
  if (!env['DATABASE_URL']) wanted.push('postgres');
  if (!env['REDIS_URL']) wanted.push('redis');
  // Demo content and a start without it have separate data.
  const folder = join(localFolder, demo ? 'demo' : 'site');
  const options = { folder, durable: true, servers: wanted, keepAlive: true };
  const opening = startRuntime(options, progress.say);
  const [runtime] = await progress.during(
    'preparing',
    Promise.all([
      opening.then((opened) => (servers.runtime = opened)),
      generateClients(progress.say).then(() => compileOnce(progress.say)),
      buildSpa(progress.say),
    ]),
  );
  if (ending !== undefined) return;
  const model = await findModel(env);

  const format = createLineFormat(process.stdout.isTTY);
  progress.say('Starting gateway and services…');
  servers.stack = await startStack({
    port,
    host: 'localhost',
    demo,
    keepAlive: true,
    postgresUrl: env['DATABASE_URL'] || runtime.postgresUrl!,
    redisUrl: env['REDIS_URL'] || runtime.redisUrl!,
    queuePrefix: 'kbf',
    secrets: keptSecrets(join(localFolder, 'secrets.json'), progress.say),
    env: localSettings(env, model.url),
    report: progress.say,
    onLine: (name, line) => console.log(format(name, line)),
  });
  await welcome(servers.stack.origin, model.line);
}

async function welcome(origin: string, modelLine: string): Promise<void> {
  const lines = ['', `Ready: ${origin}`, modelLine];
  if ((process.env['DELIVERY'] || 'outbox') === 'outbox')
    lines.push(`Texts and mails are not sent; read them at ${origin}/dev/messages`);
  const phones = demo ? await demoPhones() : [];
  if (phones.length > 0) lines.push('Log in with one of these numbers:', ...phones);
  lines.push('Ctrl-C ends everything.', '');
  console.log(lines.join('\n'));
}

type DemoPeople = readonly { fullName: string; phone?: string; role?: string }[];

/** One line per demo person who can log in by text. */
async function demoPhones(): Promise<string[]> {
  const file = join(serviceFolder('auth'), 'src/demo-people.ts');
  const { demoPeople } = (await import(file)) as { demoPeople: DemoPeople };
  return demoPeople.flatMap(({ fullName, phone, role }) =>
    phone ? [`  ${phone}  ${fullName}${role === 'admin' ? ' (admin)' : ''}`] : [],
  );
}

function fail(error: unknown): void {
  if (ending !== undefined) return;
  console.error(error instanceof PlainError ? error.message : error);
  void end(1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void end(0));
process.on('disconnect', () => void end(0));
// A closed terminal must not prevent an orderly end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
try {
  await start();
} catch (error) {
  fail(error);
}
