import { readableMessage, type ApiError } from '../../lib/request-error.ts';

/**
 * What failed quietly: the text is kept, the person may try again.
 * @param error a limit has words of its own: trying again at once would not help
 */
export function CouldNotSend({ error }: { error?: unknown }) {
  const problem = error as ApiError | undefined;
  return (
    <p role="alert" className="animate-fade-in text-sm font-semibold text-clay">
      {problem?.status === 429 ? readableMessage(problem) : 'Could not send, try again.'}
    </p>
  );
}
