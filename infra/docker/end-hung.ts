import { readFileSync, writeFileSync } from 'node:fs';

/** Health checks in a row without an answer that are enough. */
const mostSilent = 3;

/**
 * Ends the process of a container that answers its health checks with silence: a container engine alone would only call
 * it unhealthy. When the process is gone, the container ends and is started again.
 * @param file where checks are counted @param end ends the process
 */
export function countSilence(file: string, isSilent: boolean, end: () => void): void {
  const times = isSilent ? countedIn(file) + 1 : 0;
  writeFileSync(file, String(times >= mostSilent ? 0 : times));
  if (times >= mostSilent) end();
}

function countedIn(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

/** Kills what the first process of the container has started: the service. Elsewhere nothing is touched. */
export function endService(): void {
  const init = readFileSync('/proc/1/comm', 'utf8').trim();
  if (!['docker-init', 'tini'].includes(init)) return;
  const children = readFileSync('/proc/1/task/1/children', 'utf8').trim().split(' ');
  const service = children.map(Number).find((pid) => {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return command.includes('src/main.ts');
  });
  if (service) process.kill(service, 'SIGKILL');
}
