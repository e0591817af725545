import { readableMessage, type ApiError } from '../../lib/api/request-error.ts';

/**
 * A quiet failure: the text is kept and can be sent again.
 * @param error a rate limit has its own message, because an immediate retry would not help
 */
export function CouldNotSend({ error }: { error?: unknown }) {
  const problem = error as ApiError | undefined;
  return (
    <p role="alert" className="animate-fade-in text-sm font-semibold text-clay">
      {problem?.status === 429 ? readableMessage(problem) : 'That did not send. Try again.'}
    </p>
  );
}
