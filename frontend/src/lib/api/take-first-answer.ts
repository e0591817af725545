import { firstDataId, type FirstData } from '@kbf/contracts';

/** How long the page's own data counts as fresh (milliseconds after it was requested). */
const freshMs = 30_000;

let data: FirstData | undefined;

/** With Back, a page may come from the browser's cache, with old data. */
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

/** A GET answer that came with the page. Each can be taken once. */
export function takeFirstAnswer(path: string): Response | undefined {
  const answers = read()?.answers;
  const answer = answers?.[path];
  if (!answers || !answer) return undefined;
  delete answers[path];
  if (isOld()) return undefined;
  const headers = { ...answer.headers, 'content-type': 'application/json' };
  return new Response(JSON.stringify(answer.body), { headers });
}

/** Whether the page's own data lacks the reader's data, such as likes. Returns true once. */
export function isOwnMissing(): boolean {
  const isMissing = read()?.isForAnyone === true;
  if (isMissing) delete data?.isForAnyone;
  return isMissing;
}
