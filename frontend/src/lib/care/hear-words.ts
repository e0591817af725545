import type { Care } from '@kbf/contracts';
import { loadCode } from '../load-code.ts';
import type { ApiError } from '../request-error.ts';

type Recognise = (text: string) => Care | undefined;

let loading: Promise<Recognise | undefined> | undefined;

/** Loads what recognises the most certain sentences, while there is a network. What is written stays here. */
export function prepareToHear(): Promise<Recognise | undefined> {
  loading ??= loadCode(() => import('@kbf/moderation/in-browser')).then(
    ({ certainIn }) => certainIn,
    () => {
      // Without a network the next try may bring it.
      loading = undefined;
      return undefined;
    },
  );
  return loading;
}

/** Danger that one of these texts says outright: for when nobody answers who knows more. */
export async function hearWords(texts: readonly string[]): Promise<Care | undefined> {
  const recognise = await prepareToHear();
  for (const text of texts) {
    const care = recognise?.(text);
    if (care) return care;
  }
  return undefined;
}

/** A failure with what is known of danger: by the answer, else by the words that were to be sent. */
export async function withHeardCare(error: ApiError, texts: readonly string[]): Promise<ApiError> {
  if (error.care?.level === 'certain') return error;
  const care = await hearWords(texts);
  return care ? { ...error, care } : error;
}
