import type { AnswerOf, CallShape } from '@kbf/contracts';
import { useEffect, useState } from 'react';
import { toApiError, type ApiError } from './request-error.ts';
import { readAnswer, send } from './request.ts';

type State<Answer> = { data?: Answer; error?: ApiError; isFetching: boolean };

async function ask<Answer>(path: string): Promise<State<Answer>> {
  try {
    const data = (await readAnswer(await send(path))) as Answer;
    return { data, isFetching: false };
  } catch (error) {
    return { error: toApiError(error), isFetching: false };
  }
}

/**
 * The answer of a GET without the store, for pages with one request that would otherwise load the data layer. Works in
 * `<Query>` like an endpoint's hook. The contract is a type only, so its schemas are not loaded: `useAnswer<typeof
 * getGathering>('/api/gathering')`.
 */
export function useAnswer<C extends CallShape>(
  path: C['path'] | `${C['path']}?${string}`,
): State<AnswerOf<C>> & { refetch: () => void } {
  const [state, setState] = useState<State<AnswerOf<C>>>({ isFetching: true });
  useEffect(() => {
    let isHere = true;
    const load = async () => {
      const next = await ask<AnswerOf<C>>(path);
      if (isHere) setState(next);
    };
    void load();
    return () => {
      isHere = false;
    };
  }, [path]);
  return {
    ...state,
    refetch: () => {
      setState((last) => ({ ...last, isFetching: true }));
      void (async () => setState(await ask<AnswerOf<C>>(path)))();
    },
  };
}
