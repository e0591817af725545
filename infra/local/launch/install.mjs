import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const checkout = resolve(here, '../../..');
const oldest = 20;
const networkTrouble =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/;

/** Installs the packages of the lock file when they are missing or others. Ends the process when it cannot. */
export async function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < oldest) {
    stop(`Node ${process.versions.node} is too old: install Node ${oldest} or newer.`);
  }
  if (isInstalled()) return;
  console.log('Installing packages (the first time takes a minute or two)…');
  const begin = Date.now();
  const still = setInterval(() => {
    console.log(`still installing… ${Math.round((Date.now() - begin) / 1000)} s`);
  }, 10_000);
  const { status, output } = await install();
  clearInterval(still);
  if (status !== 0) {
    const log = join(checkout, '.local/install.log');
    mkdirSync(join(checkout, '.local'), { recursive: true });
    writeFileSync(log, output);
    if (networkTrouble.test(output)) {
      stop(
        'The packages cannot be fetched: there is no network to the npm registry. Connect and run this again.',
      );
    }
    stop(`The packages cannot be installed; npm's words are in ${log}`);
  }
  console.log(`Installed in ${Math.round((Date.now() - begin) / 1000)} s.`);
}

/** Without a network npm tries for many minutes: ask for one package first, and then take what its cache has. */
async function install() {
  const ci = ['ci', '--include=dev', '--include=optional'];
  const probe = await npm([
    'view',
    'typescript',
    'name',
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
    '--fetch-timeout=20000',
  ]);
  if (probe.status === 0 || !networkTrouble.test(probe.output)) return npm(ci);
  const fromCache = await npm([...ci, '--offline']);
  return fromCache.status === 0 ? fromCache : probe;
}

/** npm leaves a list of what it installed; it must hold what our lock file asks for. */
function isInstalled() {
  try {
    const wanted = packagesOf('package-lock.json');
    const found = packagesOf('node_modules/.package-lock.json');
    const isThere = ([path, info]) =>
      found[path] !== undefined && found[path].version === info.version;
    const missing = Object.entries(wanted).filter((entry) => entry[0] !== '' && !isThere(entry));
    // Optional ones belong to other platforms.
    if (missing.some(([, info]) => !info.optional)) return false;
    return existsSync(join(checkout, 'node_modules/typescript/package.json'));
  } catch {
    return false;
  }
}

function packagesOf(file) {
  return JSON.parse(readFileSync(join(checkout, file), 'utf8')).packages;
}

function npm(args) {
  // Under `npm start` this is the npm that runs us; otherwise the one on the path.
  const cli = process.env.npm_execpath;
  const [file, all] = cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
  return new Promise((done) => {
    const child = spawn(file, all, { cwd: checkout, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => done({ status: 1, output: String(error) }));
    child.on('close', (status) => done({ status, output }));
  });
}

function stop(line) {
  console.error(line);
  process.exit(1);
}
