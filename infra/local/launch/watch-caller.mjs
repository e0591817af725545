import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** How often to look, in milliseconds. */
const interval = 500;

/**
 * Calls `onGone` when the npm that runs us was killed: it gives no signal then, and nothing above it does.
 * Without npm there is nothing to watch, so that a start from a script may outlive the script.
 * @returns a function that ends watching
 */
export function watchCaller(onGone) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return () => undefined;
  const shell = process.ppid;
  // npm runs the script through a shell, which may or may not have put us in its place.
  const npm = isShell(shell) ? parentOf(shell) : shell;
  const timer = setInterval(() => {
    const isThere = process.ppid === shell && (npm === shell || parentOf(shell) === npm);
    if (isThere) return;
    clearInterval(timer);
    onGone();
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}

function isShell(pid) {
  return /^-?(\S*\/)?(sh|dash|bash|zsh)\b/.test(statusOf(pid).command);
}

function parentOf(pid) {
  return statusOf(pid).parent;
}

/** Name and parent of a process, from /proc or, on systems without it, from ps. */
function statusOf(pid) {
  const words =
    read(() =>
      readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^\d+ \((.*)\) \S (\d+) .*$/s, '$2 $1'),
    ) ??
    read(() => execFileSync('ps', ['-p', String(pid), '-o', 'ppid=,comm='], { encoding: 'utf8' }));
  const [, parent = '0', command = ''] = /^(\d+)\s{1,20}(.*)/.exec((words ?? '').trim()) ?? [];
  return { parent: Number(parent), command };
}

function read(how) {
  try {
    return how();
  } catch {
    return undefined;
  }
}
