import type { Ref } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { backOnline, isOurTrouble, wasOffline, whyNoReply } from '../../lib/chat/why-no-reply.ts';
import type { ApiError } from '../../lib/api/request-error.ts';
import { useOnline } from '../../lib/browser/use-online.ts';
import type { usePostWithoutReply } from './use-post-without-reply.ts';
import type { Draft } from './use-prayer-chat.ts';

type ReplyFailedProps = {
  failure: ApiError;
  draft: Draft;
  posting: ReturnType<typeof usePostWithoutReply>;
  onRetry: () => void;
  ref: Ref<HTMLDivElement>;
};

function titleOf(failure: ApiError, isBack: boolean): string {
  if (isBack) return 'You are back online.';
  if (failure.status === 0) return 'No reply has come yet.';
  if (failure.status === 429) return 'That is not possible right now.';
  return isOurTrouble(failure) ? 'The prayer helper did not answer.' : 'This could not be sent.';
}

/** Posting without a reply is offered only if the text itself was not refused. */
const canPost = (failure: ApiError) => isOurTrouble(failure) || failure.status === 429;

/** No reply came: the text is still there and can be shared without one. */
export function ReplyFailed({ failure, draft, posting, onRetry, ref }: ReplyFailedProps) {
  const { post, isPosting, hasFailed } = posting;
  const blank = !draft.text.trim();
  const isBack = useOnline() && wasOffline(failure);
  return (
    <div ref={ref} tabIndex={-1} role="alert" className="measure border-l-2 border-clay pl-5">
      <p className="font-semibold">{titleOf(failure, isBack)}</p>
      {/* The message about the text is only true while there is text. */}
      {!blank && <p className="mt-1 text-quiet">{isBack ? backOnline : whyNoReply(failure)}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="outline" disabled={blank} onClick={onRetry}>
          Try again
        </Button>
        {draft.share && canPost(failure) && (
          <Button
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
      {hasFailed && <p className="mt-3 text-sm text-clay">That did not send. Try again.</p>}
    </div>
  );
}
