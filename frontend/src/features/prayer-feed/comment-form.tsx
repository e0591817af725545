import { limits } from '@kbf/contracts';
import { useRef, useState, type FormEvent } from 'react';
import { WithCare } from '../../components/care/with-care.tsx';
import { Button } from '../../components/ui/button.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { useCare } from '../../lib/care/use-care.ts';
import type { ApiError } from '../../lib/request-error.ts';
import { CouldNotSend } from './could-not-send.tsx';
import { useAddCommentMutation } from './prayer-feed-api.ts';

type CommentFormProps = {
  prayerId: string;
  draft: string;
  onDraft: (draft: string) => void;
};

/** A word for the one who prays. Enter sends; what failed stays in the field and never doubles when sent again. */
export function CommentForm({ prayerId, draft, onDraft }: CommentFormProps) {
  const [addComment, sending] = useAddCommentMutation();
  const { isLoading, isError, error } = sending;
  const [held, setHeld] = useState(false);
  const lastTry = useRef<{ draft: string; requestId: string }>(undefined);
  const care = useCare({
    id: sending.requestId,
    isPending: isLoading,
    words: sending.originalArgs ? [sending.originalArgs.comment] : [],
    answer: sending.data,
    error: error as ApiError | undefined,
  });
  const fieldId = `comment-${prayerId}`;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const comment = draft.trim();
    if (!comment || isLoading) return;
    if (lastTry.current?.draft !== comment)
      lastTry.current = { draft: comment, requestId: crypto.randomUUID() };
    const { data } = await addComment({
      id: prayerId,
      comment,
      requestId: lastTry.current.requestId,
    });
    // Help comes first: the words stay.
    if (!data || data.care?.level === 'certain') return;
    lastTry.current = undefined;
    setHeld(data.posted === 'held');
    onDraft('');
  }

  return (
    <WithCare due={care}>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-2">
        <label htmlFor={fieldId} className="sr-only">
          Write a comment
        </label>
        <div className="flex flex-col gap-2 sm:flex-row">
          <TextInput
            id={fieldId}
            value={draft}
            maxLength={limits.prayer.commentMax}
            // Words typed while sending would be cleared with those that were sent.
            readOnly={isLoading}
            autoComplete="off"
            placeholder="Write a word of encouragement..."
            onChange={({ target }) => onDraft(target.value)}
          />
          <Button
            type="submit"
            disabled={!draft.trim()}
            pending={isLoading}
            pendingLabel="Sending..."
          >
            Comment
          </Button>
        </div>
        {isError && <CouldNotSend />}
        {held && (
          <output className="text-sm font-semibold">
            Thank you. Someone from our team reads your comment before it appears.
          </output>
        )}
      </form>
    </WithCare>
  );
}
