import type { StackProcess } from './child.ts';

/** A process, and its health address. */
type Watched = { child: StackProcess; opsUrl: string };

/** Milliseconds between checks and until a timeout; timeouts in a row until the process is ended. */
const usual = { everyMs: 5_000, answerMs: 3_000, mostSilent: 3 };

/**
 * Ends processes that run but do not answer even health checks, so that they are restarted like those that ended by
 * themselves. A starting process is left alone.
 * @returns stops watching
 */
export function endHung(
  watched: readonly Watched[],
  report: (line: string) => void,
  { everyMs, answerMs, mostSilent } = usual,
): () => void {
  const silent = new Map<StackProcess, { pid: number; times: number }>();

  const look = async ({ child, opsUrl }: Watched) => {
    const { pid } = child;
    const seen = silent.get(child);
    const answer = await fetch(`${opsUrl}/livez`, { signal: AbortSignal.timeout(answerMs) }).then(
      async (one) => (await one.text(), 'alive' as const),
      (error: Error) => (error.name === 'TimeoutError' ? ('silent' as const) : ('away' as const)),
    );
    if (pid === undefined || child.pid !== pid) return;
    if (answer !== 'silent') {
      if (answer === 'alive') silent.set(child, { pid, times: 0 });
      return;
    }
    // It has not answered yet: it is still starting.
    if (seen?.pid !== pid) return;
    seen.times += 1;
    if (seen.times < mostSilent) return;
    silent.delete(child);
    report(`${child.name} hangs: it is ended`);
    child.abandon();
  };
  const timer = setInterval(() => {
    for (const one of watched) void look(one);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
