import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths.ts';
import { useCare } from '../../lib/care/use-care.ts';
import type { ApiError } from '../../lib/request-error.ts';
import { usePostPrayerMutation } from './post-prayer-api.ts';
import type { Draft } from './use-prayer-chat.ts';

type PostOptions = {
  /** The same as the reply would have had: should that come after all, it is still one prayer. */
  requestIdFor: (draft: Draft) => string;
  onPosted: () => void;
};

/** Shares a prayer that got no reply. */
export function usePostWithoutReply({ requestIdFor, onPosted }: PostOptions) {
  const [send, { isLoading, error, data, requestId, originalArgs }] = usePostPrayerMutation();
  const [held, setHeld] = useState(false);
  const navigate = useNavigate();
  const care = useCare({
    id: requestId,
    isPending: isLoading,
    words: originalArgs ? [originalArgs.userRequest] : [],
    answer: data,
    error: error as ApiError | undefined,
  });

  async function post(draft: Draft) {
    setHeld(false);
    const answer = await send({
      userRequest: draft.text.trim(),
      photoUrl: draft.photo || null,
      anonymous: draft.anonymous,
      isPublic: true,
      tags: [],
      requestId: requestIdFor(draft),
    });
    // Nobody else knows this id: the reply came after all, and the prayer is shared.
    if ((answer.error as ApiError | undefined)?.status === 409) {
      onPosted();
      await navigate(paths.prayerFeed.href());
    }
    if (!answer.data || answer.data.care?.level === 'certain') return;
    onPosted();
    if (answer.data.posted === 'public') await navigate(paths.prayerFeed.href(answer.data.id));
    else setHeld(true);
  }

  const forget = () => setHeld(false);
  return { post, forget, isPosting: isLoading, hasFailed: error !== undefined, held, care };
}
