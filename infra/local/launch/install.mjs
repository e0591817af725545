import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const oldest = 20;
const checkout = resolve(fileURLToPath(import.meta.url), '../../../..');

/**
 * Installs the packages of the lock file when they are missing, others, or an installation was broken off. Ends the
 * process when it cannot.
 * @param forTests also what only tests and checks need: nearly half of all packages
 */
export async function ensureInstalled(forTests, root = checkout) {
  if (Number(process.versions.node.split('.')[0]) < oldest)
    stop(`Node ${process.versions.node} is too old: install Node ${oldest} or newer.`);
  // Holds the id of an npm that installs. It may outlive the start that began it.
  const installing = join(root, '.local/installing');
  for (let other; (other = runningNpm(installing)); await sleep(2000))
    console.log(`Waiting for process ${other}, which installs the packages…`);
  if (isInstalled(forTests, root) && !existsSync(installing)) return;

  console.log('Installing packages (the first time takes a minute or two)…');
  const begin = Date.now();
  const seconds = () => Math.round((Date.now() - begin) / 1000);
  const still = setInterval(() => console.log(`still installing… ${seconds()} s`), 10_000);
  const status = await runNpm(forTests, root, installing);
  clearInterval(still);
  if (status !== 0)
    stop('The packages cannot be installed. If there is no network, connect and run this again.');
  rmSync(installing, { force: true });
  console.log(`Installed in ${seconds()} s.`);
}

/**
 * Whether the installed packages are those of the lock file. npm lists what it has installed at the end of its work. It
 * leaves out optional packages for other platforms.
 */
function isInstalled(forTests, root) {
  const packagesIn = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  try {
    const found = packagesIn('node_modules/.package-lock.json');
    return Object.entries(packagesIn('package-lock.json')).every(
      ([path, { version, optional = false, dev = false }]) =>
        path === '' ||
        (dev && !forTests) ||
        (found[path]
          ? found[path].version === version && existsSync(join(root, path, 'package.json'))
          : optional),
    );
  } catch {
    return false;
  }
}

/** Prefers npm's cache and gives up soon, because without a network npm would try for many minutes. */
function runNpm(forTests, cwd, installing) {
  // What a start has installed stays; `ci` would delete it first.
  const args = forTests && isInstalled(false, cwd) ? ['install', '--no-save'] : ['ci'];
  args.push(forTests ? '--include=dev' : '--omit=dev', '--include=optional', '--prefer-offline');
  args.push('--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-timeout=60000');
  // Under `npm start` this is the npm that runs us; otherwise the one on the path.
  const cli = process.env.npm_execpath;
  const [file, all] = cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
  const child = spawn(file, all, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  const end = (signal) => {
    child.kill(signal);
    // On a busy machine npm may take minutes to end. What it leaves is installed anew by the next start.
    setTimeout(() => child.kill('SIGKILL'), 5000).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end);
  mkdirSync(dirname(installing), { recursive: true });
  writeFileSync(installing, String(child.pid));
  return new Promise((done) => {
    child.on('error', () => done(1));
    child.on('close', done);
  });
}

/** A mark that is older than this belongs to an npm that was killed, in milliseconds: ids of processes are reused. */
const longest = 20 * 60_000;

function runningNpm(installing) {
  try {
    if (Date.now() - statSync(installing).mtimeMs > longest) return undefined;
    const pid = Number(readFileSync(installing, 'utf8'));
    return pid > 0 && process.kill(pid, 0) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function stop(line) {
  console.error(line);
  process.exit(1);
}
