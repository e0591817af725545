import { firstDataId, type FirstData } from '@kbf/contracts';

/** What came with the page is news for so long (milliseconds since it was asked for). */
const freshMs = 30_000;

let data: FirstData | undefined;

/** A page that Back brings may come from the browser's memory, with what was true then. */
const isOld = () => {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  const { type } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  return type === 'back_forward' || performance.now() > freshMs;
};

function read(): FirstData | undefined {
  const element = document.querySelector(`#${firstDataId}`);
  if (element) {
    data = JSON.parse(element.textContent) as FirstData;
    element.remove();
  }
  return data;
}

/** The answer to a GET that came with the page; each once. */
export function takeFirstAnswer(path: string): Response | undefined {
  const answers = read()?.answers;
  const answer = answers?.[path];
  if (!answers || !answer) return undefined;
  delete answers[path];
  if (isOld()) return undefined;
  const headers = { ...answer.headers, 'content-type': 'application/json' };
  return new Response(JSON.stringify(answer.body), { headers });
}

/** Whether what came with the page leaves out what is the reader's own, such as likes. Says so once. */
export function isOwnMissing(): boolean {
  const isMissing = read()?.isForAnyone === true;
  if (isMissing) delete data?.isForAnyone;
  return isMissing;
}
