import type { HeldFor } from '@kbf/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useCare } from '../../lib/care/use-care.ts';
import { usePostPrayer } from './use-post-prayer.ts';
import type { Draft } from './use-prayer-chat.ts';

type PostOptions = {
  /** The same id as for the reply: if that arrives after all, it is still one prayer. */
  requestIdFor: (draft: Draft) => string;
  onPosted: () => void;
};

/** Shares a prayer that got no reply. */
export function usePostWithoutReply({ requestIdFor, onPosted }: PostOptions) {
  const { post: send, last, isPending, forget: forgetLast } = usePostPrayer();
  const [held, setHeld] = useState<HeldFor>();
  const navigate = useNavigate();
  const care = useCare({
    id: last?.id,
    isPending,
    words: last ? [last.words] : [],
    answer: last?.answer,
    error: last?.error,
  });

  async function post(draft: Draft) {
    setHeld(undefined);
    const { answer, error } = await send({
      userRequest: draft.text.trim(),
      photoUrl: draft.photo || null,
      anonymous: draft.anonymous,
      // A server of the last release knows only `isPublic`, and must not show it to all.
      isPublic: !draft.forMembers,
      audience: draft.forMembers ? 'members' : 'public',
      tags: [],
      requestId: requestIdFor(draft),
    });
    // Only this page knows the id, so the reply arrived after all and the prayer is shared.
    if (error?.status === 409) {
      onPosted();
      await navigate(paths.prayerFeed.href());
    }
    if (!answer || answer.care?.level === 'certain') return;
    onPosted();
    if (answer.posted === 'public' || answer.posted === 'members')
      await navigate(paths.prayerFeed.href(answer.id));
    else if (answer.posted === 'held') setHeld(answer.heldFor);
  }

  /** The person says, after help, that nobody is in danger: the prayer waits like any other. */
  function saySafe() {
    if (!last?.answer) return;
    onPosted();
    if (last.answer.posted === 'held') setHeld(last.answer.heldFor);
  }

  /** The person did something else: drop the result of this attempt. */
  const forget = () => {
    setHeld(undefined);
    forgetLast();
  };
  const hasFailed = last?.error !== undefined;
  return { post, saySafe, forget, isPosting: isPending, hasFailed, held, care };
}
