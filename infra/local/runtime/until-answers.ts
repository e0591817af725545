import { existsSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { PlainError, type RunningServer } from './protocol.ts';

const limit = 60_000;
const shownLines = 20;
const nothing = '(it said nothing)';

/** The part of a server's log from now on. */
export function listenTo(logFile: string): { lastWords: () => string } {
  const begin = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  return {
    lastWords: () => {
      // A test's data and logs are deleted with their server.
      if (!existsSync(logFile)) return nothing;
      const said = readFileSync(logFile).subarray(begin).toString('utf8').trim();
      return said.split('\n').slice(-shownLines).join('\n') || nothing;
    },
  };
}

/**
 * Waits until a server that was just started answers.
 * @throws PlainError with the server's last log lines when it ends, or does not answer within a minute
 */
export async function untilAnswers(
  name: string,
  server: RunningServer,
  log: { lastWords: () => string },
  answers: () => Promise<boolean>,
): Promise<void> {
  let end: string | undefined;
  const gone = server.gone.then((how) => (end = how) && false);
  for (const deadline = Date.now() + limit; Date.now() < deadline; await sleep(20)) {
    if (end !== undefined)
      throw new PlainError(`${name} did not start (${end}). Its last words:\n${log.lastWords()}`);
    // A request to a server that dies may never end, so race it with the server's end.
    if (await Promise.race([answers(), gone])) return;
  }
  await server.end('fast');
  throw new PlainError(
    `${name} did not answer within a minute. Its last words:\n${log.lastWords()}`,
  );
}
