import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { paths } from '../../config/paths.ts';
import type { ApiError } from '../../lib/request-error.ts';
import { usePostPrayerMutation } from './post-prayer-api.ts';
import type { Draft } from './use-prayer-chat.ts';

type ReplyFailedProps = {
  failure: ApiError;
  draft: Draft;
  /** The same as the reply would have had: should that come after all, it is still one prayer. */
  requestIdFor: (draft: Draft) => string;
  onRetry: () => void;
  onPosted: () => void;
};

/** No reply came: what was written is still there, and it can be shared without one. */
export function ReplyFailed({ failure, draft, requestIdFor, onRetry, onPosted }: ReplyFailedProps) {
  const [post, { isLoading, error }] = usePostPrayerMutation();
  const [held, setHeld] = useState(false);
  const navigate = useNavigate();
  const blank = !draft.text.trim();

  async function postWithoutReply() {
    const { data, error: refusal } = await post({
      userRequest: draft.text.trim(),
      photoUrl: draft.photo ?? null,
      anonymous: draft.anonymous,
      isPublic: true,
      tags: [],
      requestId: requestIdFor(draft),
    });
    // Nobody else knows this id: the reply came after all, and the prayer is shared.
    if ((refusal as ApiError | undefined)?.status === 409) {
      onPosted();
      await navigate(paths.prayerFeed.href());
    }
    if (!data) return;
    onPosted();
    if (data.posted === 'public') await navigate(paths.prayerFeed.href(data.id));
    else setHeld(true);
  }

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
            pending={isLoading}
            pendingLabel="Posting..."
            onClick={() => void postWithoutReply()}
          >
            Post without a reply
          </Button>
        )}
      </div>
      {error && <p className="mt-3 text-sm text-clay">Could not send, try again.</p>}
    </div>
  );
}
