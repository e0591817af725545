import type { GuideName } from '@kbf/contracts';
import { useAgainWhenOnline } from '../browser/use-again-when-online.ts';
import { useGetAssistantsQuery } from './chat-api.ts';

/** Who answers in a chat: not known yet, a language model, or a library of written answers. */
export type Answering =
  { by: 'unknown' } | { by: 'model' } | { by: 'library'; guide: GuideName; answers: number };

/**
 * Asks the server who answers. Without an answer, the chat looks like a conversation: each reply still names its
 * author, and a written answer still has its buttons.
 */
export function useAnswering(guide: GuideName): Answering {
  const { data, error, refetch } = useGetAssistantsQuery();
  useAgainWhenOnline(error !== undefined, refetch);
  if (data?.source === 'guide') return { by: 'library', guide, answers: data.answers[guide] };
  return { by: data || error ? 'model' : 'unknown' };
}
