import { limits } from '@kbf/contracts';
import { Send } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { prepareHelp, WithCareLater } from '../../components/care/with-care-later.tsx';
import { Button } from '../../components/ui/button.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { useCare } from '../../lib/care/use-care.ts';
import { forgetDraft, keepDraft, readDraft } from '../../lib/browser/drafts.ts';
import type { ApiError } from '../../lib/api/request-error.ts';
import { createRequestIds } from '../../lib/browser/request-ids.ts';
import { useSession } from '../../lib/session/session.ts';
import { whenIdle } from '../../lib/browser/when-idle.ts';
import { CouldNotSend } from './could-not-send.tsx';
import { useAddCommentMutation } from './prayer-feed-api.ts';

type CommentFormProps = {
  prayerId: string;
  /** Called when a comment is being sent: it is already at the end of the list. */
  onSending?: () => void;
  /** The button as text or as an icon. */
  send?: 'word' | 'icon';
};

/**
 * A comment on a prayer. Enter sends it, and it shows at once. A failed comment returns to the field, and a retry does
 * not post it twice; unsent text survives a reload.
 */
export function CommentForm({ prayerId, onSending, send = 'word' }: CommentFormProps) {
  const [addComment, sending] = useAddCommentMutation();
  const { isLoading, isError, error } = sending;
  const { user } = useSession();
  const [requestIds] = useState(createRequestIds);
  const name = `comment-${prayerId}`;
  const [draft, setDraft] = useState(() => readDraft(name, { comment: '' }).comment ?? '');
  const [held, setHeld] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const care = useCare({
    id: sending.requestId,
    isPending: isLoading,
    words: sending.originalArgs ? [sending.originalArgs.comment] : [],
    answer: sending.data,
    error: error as ApiError | undefined,
  });
  useEffect(() => void whenIdle().then(prepareHelp), []);

  function write(comment: string) {
    setDraft(comment);
    if (comment) keepDraft(name, { comment });
    else forgetDraft(name);
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const comment = draft.trim();
    if (!comment || isLoading) return;
    setHeld(false);
    setDraft('');
    // The button becomes disabled: without this the focus would be lost.
    field.current?.focus({ preventScroll: true });
    onSending?.();
    const { data } = await addComment({
      id: prayerId,
      comment,
      ...(user && { userName: user.fullName }),
      requestId: requestIds.for(comment),
    });
    // Help comes first: the text stays.
    if (!data || data.care?.level === 'certain') return write(draft);
    finish(data.posted === 'held');
  }
  function finish(isHeld: boolean) {
    requestIds.done();
    write('');
    setHeld(isHeld);
  }

  return (
    <WithCareLater due={care} onSafe={sending.data && (() => finish(true))}>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-2">
        <label htmlFor={name} className="sr-only">
          Write a comment
        </label>
        <div className={`flex gap-2 ${send === 'word' ? 'flex-col sm:flex-row' : ''}`}>
          <TextInput
            ref={field}
            id={name}
            dir="auto"
            value={draft}
            maxLength={limits.prayer.commentMax}
            // Text typed while sending would be mixed with the text that returns after a failure.
            readOnly={isLoading}
            autoComplete="off"
            placeholder={
              send === 'word' ? 'Write a word of encouragement...' : 'Write a kind word...'
            }
            onChange={({ target }) => write(target.value)}
          />
          <Button
            type="submit"
            disabled={!draft.trim()}
            pending={isLoading}
            {...(send === 'word' ? { pendingLabel: 'Sending...' } : { 'aria-label': 'Send' })}
          >
            {send === 'word' ? 'Comment' : <Send size={20} strokeWidth={1.5} aria-hidden="true" />}
          </Button>
        </div>
        {/* If the text is gone, say nothing about it. */}
        {isError && draft.trim() && <CouldNotSend />}
        {held && (
          <output className="text-sm font-semibold">
            Thank you. Someone from our team will read your comment before it appears.
          </output>
        )}
      </form>
    </WithCareLater>
  );
}
