import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkout, createInstallState } from './installed.mjs';

const oldest = 20;
const networkTrouble =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/;

/**
 * Installs the packages of the lock file when they are missing, others, or an installation was broken off. Ends the
 * process when it cannot.
 */
export async function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < oldest) {
    stop(`Node ${process.versions.node} is too old: install Node ${oldest} or newer.`);
  }
  const state = createInstallState();
  for (;;) {
    if (state.isInstalled()) return;
    const other = state.begin();
    if (other === undefined) break;
    console.log(`Waiting for process ${other}, which installs the packages…`);
    await sleep(5000);
  }
  console.log('Installing packages (the first time takes a minute or two)…');
  const begin = Date.now();
  const still = setInterval(() => {
    console.log(`still installing… ${Math.round((Date.now() - begin) / 1000)} s`);
  }, 10_000);
  const { status, output } = await install(state);
  clearInterval(still);
  if (status !== 0) {
    const log = join(checkout, '.local/install.log');
    writeFileSync(log, output);
    if (networkTrouble.test(output)) {
      stop(
        'The packages cannot be fetched: there is no network to the npm registry. Connect and run this again.',
      );
    }
    stop(`The packages cannot be installed; npm's words are in ${log}`);
  }
  state.finish();
  console.log(`Installed in ${Math.round((Date.now() - begin) / 1000)} s.`);
}

/** Without a network npm tries for many minutes: ask for one package first, and then take what its cache has. */
async function install(state) {
  const ci = ['ci', '--include=dev', '--include=optional'];
  const probe = await npm([
    'view',
    'typescript',
    'name',
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
    '--fetch-timeout=20000',
  ]);
  if (probe.status === 0 || !networkTrouble.test(probe.output)) return npm(ci, state.handTo);
  const fromCache = await npm([...ci, '--offline'], state.handTo);
  return fromCache.status === 0 ? fromCache : probe;
}

function npm(args, onStart = () => undefined) {
  // Under `npm start` this is the npm that runs us; otherwise the one on the path.
  const cli = process.env.npm_execpath;
  const [file, all] = cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
  return new Promise((done) => {
    const child = spawn(file, all, { cwd: checkout, stdio: ['ignore', 'pipe', 'pipe'] });
    const end = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
    if (child.pid) onStart(child.pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => done({ status: 1, output: String(error) }));
    child.on('close', (status) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, end);
      done({ status, output });
    });
  });
}

function stop(line) {
  console.error(line);
  process.exit(1);
}
