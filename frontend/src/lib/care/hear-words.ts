import type { Care } from '@kbf/contracts';
import { loadCode } from '../browser/load-code.ts';

type Recognize = (text: string) => Care | undefined;

let loading: Promise<Recognize | undefined> | undefined;

/** Loads the phrases for certain danger while there is a network. The text stays in this browser. */
export function prepareToHear(): Promise<Recognize | undefined> {
  loading ??= loadCode(() => import('@kbf/moderation/in-browser')).then(
    ({ certainIn }) => certainIn,
    () => {
      // After a network failure, the next attempt may load it.
      loading = undefined;
      return undefined;
    },
  );
  return loading;
}

/** Explicit danger in one of these texts: for when the server does not answer. */
export async function hearWords(texts: readonly string[]): Promise<Care | undefined> {
  const recognize = await prepareToHear();
  for (const text of texts) {
    const care = recognize?.(text);
    if (care) return care;
  }
  return undefined;
}

/** Adds the known danger to a failure: from the answer, else from the unsent text. */
export async function withHeardCare<Failure extends { care?: Care }>(
  error: Failure,
  texts: readonly string[],
): Promise<Failure> {
  if (error.care?.level === 'certain') return error;
  const care = await hearWords(texts);
  return care ? { ...error, care } : error;
}
