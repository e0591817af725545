import type { AnswerOf, GuideName, suggestQuestions, WrittenQuestion } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { useEffect, useState } from 'react';
import type { DueCare } from '../care/use-care.ts';
import { makeCall } from '../endpoint.ts';
import { toApiError } from '../request-error.ts';

/** Milliseconds without typing until the text is sent. */
const pauseMs = 300;
/** Shorter texts are not enough for a search. */
const fewestCharacters = 3;

type Found = Partial<AnswerOf<typeof suggestQuestions>>;
const none: readonly WrittenQuestion[] = [];

async function search(guide: GuideName, text: string, signal: AbortSignal): Promise<Found> {
  try {
    return await makeCall(callPaths.suggestQuestions, { guide, text }, { signal });
  } catch (error) {
    // Suggestions are optional: the text can be sent without them.
    return { care: toApiError(error).care };
  }
}

/**
 * The best matching questions of a guide while a person types, and the help that the text needs. Earlier suggestions
 * stay until new ones arrive.
 * @param guide undefined when the chat is not a library
 * @param isSent the text is being answered: no more suggestions, but still help
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
