import { readFileSync, writeFileSync } from 'node:fs';

/** Health checks in a row without an answer that are enough: of a process at work, and of one that is starting. */
const mostSilent = { atWork: 3, starting: 30 };

/** What a health check heard: an answer of any kind, nothing in time, or that nobody listens yet. */
export type Heard = 'answer' | 'silence' | 'nobody';

interface Count {
  process: string;
  isAtWork: boolean;
  silent: number;
}

/**
 * Ends the process of a container that answers its health checks with silence: a container engine alone would only call
 * it unhealthy. When the process is gone, the container ends and is started again. One that has not answered yet may be
 * starting on a busy machine, so it gets longer.
 * @param file where checks are counted
 * @param process which start of the process was asked
 * @param end ends the process
 */
export function countSilence(file: string, process: string, heard: Heard, end: () => void): void {
  const before = countIn(file);
  const known = before?.process === process ? before : { isAtWork: false, silent: 0 };
  const isAtWork = known.isAtWork || heard === 'answer';
  const silent = heard === 'silence' ? known.silent + 1 : 0;
  const isEnough = silent >= (isAtWork ? mostSilent.atWork : mostSilent.starting);
  const count: Count = { process, isAtWork, silent: isEnough ? 0 : silent };
  writeFileSync(file, JSON.stringify(count));
  if (isEnough) end();
}

function countIn(file: string): Count | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Count;
  } catch {
    return undefined;
  }
}

/** The service that the first process of the container has started. Elsewhere there is none. */
function serviceId(): number | undefined {
  const init = readFileSync('/proc/1/comm', 'utf8').trim();
  if (!['docker-init', 'tini'].includes(init)) return undefined;
  const children = readFileSync('/proc/1/task/1/children', 'utf8').trim().split(' ');
  return children.map(Number).find((pid) => {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes('src/main.ts');
  });
}

/** Tells one start of the service from the next: its id, and when it began. */
export function serviceStart(): string {
  const pid = serviceId();
  if (!pid) return '';
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '';
  return `${pid} ${afterName.split(' ')[19]}`;
}

export function endService(): void {
  const pid = serviceId();
  if (pid) process.kill(pid, 'SIGKILL');
}
