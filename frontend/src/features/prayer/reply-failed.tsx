import { Button } from '../../components/ui/button.tsx';
import type { ApiError } from '../../lib/request-error.ts';
import type { usePostWithoutReply } from './use-post-without-reply.ts';
import type { Draft } from './use-prayer-chat.ts';

type ReplyFailedProps = {
  failure: ApiError;
  draft: Draft;
  posting: ReturnType<typeof usePostWithoutReply>;
  onRetry: () => void;
};

/** No reply came: what was written is still there, and it can be shared without one. */
export function ReplyFailed({ failure, draft, posting, onRetry }: ReplyFailedProps) {
  const { post, isPosting, hasFailed, held } = posting;
  const blank = !draft.text.trim();
  if (held)
    return (
      <output className="measure block font-semibold">
        Your prayer is kept safe. Someone from our team reads it before it appears in the community
        feed.
      </output>
    );
  return (
    <div role="alert" className="measure border-l-2 border-clay pl-5">
      <p className="font-semibold">The prayer helper did not answer.</p>
      <p className="mt-1 text-quiet">
        What you wrote is still here.
        {failure.status === 429 && failure.serverMessage ? ` ${failure.serverMessage}` : ''}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="sm" disabled={blank} onClick={onRetry}>
          Try again
        </Button>
        {draft.share && (
          <Button
            size="sm"
            variant="outline"
            disabled={blank}
            pending={isPosting}
            pendingLabel="Posting..."
            onClick={() => void post(draft)}
          >
            Post without a reply
          </Button>
        )}
      </div>
      {hasFailed && <p className="mt-3 text-sm text-clay">Could not send, try again.</p>}
    </div>
  );
}
