import type { AnswerOf, GuideName, suggestQuestions, WrittenQuestion } from '@kbf/contracts';
import { useEffect, useState } from 'react';
import type { DueCare } from '../care/use-care.ts';
import type { ApiError } from '../api/request-error.ts';
import { useLazySuggestQuestionsQuery } from './chat-api.ts';

/** Milliseconds without typing until the text is sent. */
const pauseMs = 300;
/** Shorter texts are not enough for a search. */
const fewestCharacters = 3;

type Found = Partial<AnswerOf<typeof suggestQuestions>>;
const none: readonly WrittenQuestion[] = [];

/**
 * The best matching questions of a guide while a person types, and the help that the text needs. Earlier suggestions
 * stay until new ones arrive.
 * @param guide undefined when the chat is not a library
 * @param isSent the text is being answered: no more suggestions, but still help
 */
export function useSuggestions(guide: GuideName | undefined, typed: string, isSent: boolean) {
  const [found, setFound] = useState<Found>({});
  const [search] = useLazySuggestQuestionsQuery();
  const text = typed.trim();
  const isSearching = guide !== undefined && !isSent && text.length >= fewestCharacters;
  if (!isSearching && found.questions) setFound({ care: found.care });
  if (!text && found.care) setFound({});

  useEffect(() => {
    if (!isSearching) return undefined;
    let running: ReturnType<typeof search> | undefined;
    let isOver = false;
    const ask = async () => {
      running = search({ guide, text });
      const { data, error } = await running;
      // Suggestions are optional: the text can be sent without them.
      if (!isOver) setFound(data ?? { care: (error as ApiError | undefined)?.care });
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      running?.abort();
    };
  }, [guide, isSearching, text, search]);

  const { care } = found;
  const due: DueCare | undefined = care && {
    id: `typed ${care.kind} ${care.language}`,
    care,
    state: isSent ? 'waiting' : 'unsent',
  };
  return { questions: (isSearching && found.questions) || none, due };
}
