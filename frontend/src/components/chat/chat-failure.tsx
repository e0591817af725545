import { backOnline, isOurTrouble, wasOffline, whyNoReply } from '../../lib/chat/why-no-reply.ts';
import type { ApiError } from '../../lib/api/request-error.ts';
import { useOnline } from '../../lib/browser/use-online.ts';
import { Button } from '../ui/button.tsx';

type ChatFailureProps = { failure: ApiError; onRetry: () => void };

/** A quiet line at the field: no answer came, and the text is still there. */
export function ChatFailure({ failure, onRetry }: ChatFailureProps) {
  const isBack = useOnline() && wasOffline(failure);
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className={`min-w-0 flex-1 basis-48 text-sm ${isBack ? 'text-quiet' : 'text-clay'}`}>
        {isBack && `You are back online. ${backOnline}`}
        {!isBack &&
          (isOurTrouble(failure) && failure.status > 0
            ? 'That did not send. Try again.'
            : whyNoReply(failure))}
      </p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
