import type { AnswerOf, GuideName, suggestQuestions, WrittenQuestion } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { useEffect, useState } from 'react';
import type { DueCare } from '../care/use-care.ts';
import { makeCall } from '../endpoint.ts';
import { toApiError } from '../request-error.ts';

/** Milliseconds without a key after which the text is sent. */
const pauseMs = 300;
/** Shorter texts say too little to search for. */
const fewestCharacters = 3;

type Found = Partial<AnswerOf<typeof suggestQuestions>>;
const none: readonly WrittenQuestion[] = [];

async function search(guide: GuideName, text: string, signal: AbortSignal): Promise<Found> {
  try {
    return await makeCall(callPaths.suggestQuestions, { guide, text }, { signal });
  } catch (error) {
    // Suggestions are a convenience: without them the text can still be sent.
    return { care: toApiError(error).care };
  }
}

/**
 * The nearest questions of a guide while a person types, and the help that is due for the text. Those of the text
 * before stay until the next ones are there.
 * @param guide undefined when the chat is no library
 * @param isSent the text is being answered: no questions any more, but still help
 */
export function useSuggestions(guide: GuideName | undefined, typed: string, isSent: boolean) {
  const [found, setFound] = useState<Found>({});
  const text = typed.trim();
  const isSearching = guide !== undefined && !isSent && text.length >= fewestCharacters;
  if (!isSearching && found.questions) setFound({ care: found.care });
  if (!text && found.care) setFound({});

  useEffect(() => {
    if (!isSearching) return undefined;
    const control = new AbortController();
    const ask = async () => {
      const next = await search(guide, text, control.signal);
      if (!control.signal.aborted) setFound(next);
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [guide, isSearching, text]);

  const { care } = found;
  const due: DueCare | undefined = care && {
    id: `typed ${care.kind} ${care.language}`,
    care,
    state: isSent ? 'waiting' : 'unsent',
  };
  return { questions: (isSearching && found.questions) || none, due };
}
