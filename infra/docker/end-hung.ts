import { readFileSync, writeFileSync } from 'node:fs';

/** Failed health checks in a row until the process is ended: for a running process, and for a starting one. */
const mostSilent = { atWork: 3, starting: 30 };

/** The result of a health check: any answer, a timeout, or a port that is not open yet. */
export type Heard = 'answer' | 'silence' | 'nobody';

interface Count {
  process: string;
  isAtWork: boolean;
  silent: number;
}

/**
 * Ends the process of a container whose health checks time out: the container engine alone would only mark it
 * unhealthy. After that the container ends and is restarted. A process that has not answered yet may be starting on a
 * busy machine, so it gets more time.
 * @param file stores the count
 * @param process identifies this start of the process
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

/** The service started by the container's first process. Undefined elsewhere. */
function serviceId(): number | undefined {
  const init = readFileSync('/proc/1/comm', 'utf8').trim();
  if (!['docker-init', 'tini'].includes(init)) return undefined;
  const children = readFileSync('/proc/1/task/1/children', 'utf8').trim().split(' ');
  return children.map(Number).find((pid) => {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes('src/main.ts');
  });
}

/** Identifies one start of the service: its process id and start time. */
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
