import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createFairLine } from '@kbf/service-kit';
import { startOwnProcess } from '../start-own-process.ts';
import type { ContentRequest, ContentResult, ContentTask, ContentTasks } from './content-task.ts';
import { createKeptChecks } from './kept-checks.ts';

/**
 * Loading and the longest reply take a second or two, on a machine with much else to do many times that. What takes
 * longer than a whole reply may is stuck; a process that still loads is given more.
 */
const longestMs = 60_000;
const longestLoadingMs = 5 * longestMs;
/** Without a question for so long it ends, and gives back all that it holds. */
const usualIdleMs = 30 * 60_000;
/** Megabytes. Twice what it needs while it reads the translations: V8 tidies up the earlier the less it may have. */
const mostHeap = ['--max-old-space-size=160'];

/** Whose work it is that nobody asked for by themselves. */
const ourselves = 'ourselves';

type Job = {
  asker: string;
  question: Omit<ContentRequest, 'id'>;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
};
type UnderWay = Job & { id: number; timer: NodeJS.Timeout; begun: number };

/** Our own content: exact scripture and the built-in guide, in a process of their own. */
export type Content = {
  /**
   * @param asker whose work it is: askers take turns, by the time that they have had
   * @throws Error when that process fails or is stuck; the next call starts a new one
   */
  ask: <Task extends ContentTask>(
    task: Task,
    input: ContentTasks[Task]['input'],
    asker?: string,
  ) => Promise<ContentTasks[Task]['output']>;
  /** Has it load what it needs, while there is other waiting to be done. */
  warm: () => void;
  /** Undefined while there is none. */
  pid: () => number | undefined;
  close: () => Promise<void>;
};

/** The process starts with the first question. @param idleMs for tests */
export function createContent(idleMs = usualIdleMs): Content {
  let running: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isWarm = false;
  let isLoaded = false;
  let lastId = 0;
  const checks = createKeptChecks();
  const line = createFairLine<Job>();
  let underWay: UnderWay | undefined;

  const finish = (end: (job: Job) => void) => {
    const job = underWay;
    underWay = undefined;
    clearTimeout(job?.timer);
    if (job) {
      line.spend(job.asker, performance.now() - job.begun);
      end(job);
    }
    goOn();
    if (!underWay) idle = setTimeout(endIdle, idleMs).unref();
  };
  const lose = (lost: ChildProcess, reason: string) => {
    if (running !== lost) return;
    running = undefined;
    isWarm = false;
    finish(({ reject }) => reject(new Error(reason)));
  };

  function endIdle(): void {
    const calm = running;
    running = undefined;
    isWarm = false;
    if (calm?.connected) calm.disconnect();
  }

  function start(): ChildProcess {
    isLoaded = false;
    const started = startOwnProcess(new URL('content-process.ts', import.meta.url), mostHeap);
    started.on('message', ({ id, output, failure, checked }: ContentResult) => {
      if (underWay?.id !== id) return;
      isLoaded = true;
      if (checked) checks.keep(checked);
      finish(({ resolve, reject }) =>
        failure === undefined ? resolve(output) : reject(new Error(`content: ${failure}`)),
      );
    });
    started.on('error', (error) => lose(started, `content: ${error.name}`));
    started.on('exit', () => lose(started, 'content: the process ended'));
    return started;
  }

  function goOn(): void {
    const job = underWay ? undefined : line.next();
    if (!job) return;
    clearTimeout(idle);
    const asked = (running ??= start());
    const id = (lastId += 1);
    const end = () => {
      lose(asked, 'content: the process is stuck');
      asked.kill('SIGKILL');
    };
    const timer = setTimeout(end, isLoaded ? longestMs : longestLoadingMs);
    underWay = { ...job, id, timer, begun: performance.now() };
    asked.send({ id, ...job.question }, (error) => {
      if (error) lose(asked, 'content: the process cannot be asked');
    });
  }

  const ask: Content['ask'] = async (task, input, asker = ourselves) => {
    const known = task === 'check' ? checks.take(input as string) : undefined;
    if (known) return known;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    line.add(asker, { asker, question: { task, input }, resolve, reject });
    goOn();
    return (await promise) as ContentTasks[typeof task]['output'];
  };

  return {
    ask,
    warm() {
      if (isWarm) return;
      isWarm = true;
      // A quotation that stands in neither translation has both indexed.
      ask('check', '“Words that no translation has at all” (John 11:35)').catch(() => {
        isWarm = false;
      });
    },
    pid: () => running?.pid,
    async close() {
      clearTimeout(idle);
      const last = running;
      if (!last) return;
      const ended = once(last, 'exit');
      last.kill('SIGKILL');
      await ended;
    },
  };
}
