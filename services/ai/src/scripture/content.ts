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
/** Characters of what is short: it is answered between the parts of a longer text, instead of after it. */
const shortest = 500;

/** Whose work it is that nobody asked for by themselves. */
const ourselves = 'ourselves';

type Job = {
  asker: string;
  question: Omit<ContentRequest, 'id'>;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
};
type UnderWay = Job & { timer: NodeJS.Timeout };

function lengthOf({ input }: Job['question']): number {
  if (typeof input === 'string') return input.length;
  const { message, history } = input;
  return history.reduce((sum, { content }) => sum + content.length, message.length);
}

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
  /** What the process has, by the ids of the questions: one, and short ones of others. */
  const underWay = new Map<number, UnderWay>();

  /** Beside another question, once all is loaded: only a short one, and one of each asker. */
  const mayGoBetween = (asker: string, { question }: Job): boolean =>
    isLoaded &&
    lengthOf(question) <= shortest &&
    ![...underWay.values()].some((job) => job.asker === asker);

  const goOnOrRest = () => {
    goOn();
    if (underWay.size > 0) return;
    clearTimeout(idle);
    idle = setTimeout(endIdle, idleMs).unref();
  };
  const finish = ({ id, ms, output, failure, checked }: ContentResult) => {
    const job = underWay.get(id);
    if (!job) return;
    underWay.delete(id);
    clearTimeout(job.timer);
    isLoaded = true;
    if (checked) checks.keep(checked);
    line.spend(job.asker, ms);
    if (failure === undefined) job.resolve(output);
    else job.reject(new Error(`content: ${failure}`));
    goOnOrRest();
  };
  const lose = (lost: ChildProcess, reason: string) => {
    if (running !== lost) return;
    running = undefined;
    isWarm = false;
    const jobs = [...underWay.values()];
    underWay.clear();
    for (const { timer, reject } of jobs) {
      clearTimeout(timer);
      reject(new Error(reason));
    }
    goOnOrRest();
  };

  function endIdle(): void {
    const calm = running;
    running = undefined;
    isWarm = false;
    if (calm?.connected) calm.disconnect();
  }

  function start(): ChildProcess {
    isLoaded = false;
    const started = startOwnProcess(new URL('content-process.ts', import.meta.url));
    started.on('message', finish);
    started.on('error', (error) => lose(started, `content: ${error.name}`));
    started.on('exit', () => lose(started, 'content: the process ended'));
    return started;
  }

  function goOn(): void {
    for (;;) {
      const job = line.next(underWay.size === 0 ? undefined : mayGoBetween);
      if (!job) return;
      clearTimeout(idle);
      send((running ??= start()), job);
    }
  }

  function send(asked: ChildProcess, job: Job): void {
    const id = (lastId += 1);
    const end = () => {
      lose(asked, 'content: the process is stuck');
      asked.kill('SIGKILL');
    };
    const timer = setTimeout(end, isLoaded ? longestMs : longestLoadingMs);
    underWay.set(id, { ...job, timer });
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
