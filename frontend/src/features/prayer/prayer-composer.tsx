import { limits } from '@kbf/contracts';
import { useEffect, useRef, type FormEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { OwnDetails } from './own-details.tsx';
import { PhotoControl } from '../../components/photo-control.tsx';
import type { Draft } from './use-prayer-chat.ts';

type PrayerComposerProps = {
  draft: Draft;
  pending: boolean;
  onDraft: (change: Partial<Draft>) => void;
  onSend: () => void;
  onStop: () => void;
};

/** The count appears when it begins to matter. */
const countFrom = limits.chatMessage - 200;

/** The second press of a double click meant the button that was there before. */
const isSecondPress = ({ detail }: MouseEvent) => detail > 1;

/** Where a prayer request is written: text, photo, whether and under which name it is shared. */
export function PrayerComposer({ draft, pending, onDraft, onSend, onStop }: PrayerComposerProps) {
  const blank = !draft.text.trim();
  const field = useRef<HTMLTextAreaElement>(null);
  const wroteHere = useRef(false);

  // The field is disabled meanwhile, which takes the focus away from whoever sent with the keyboard.
  useEffect(() => {
    if (!pending && wroteHere.current && document.activeElement === document.body)
      field.current?.focus({ preventScroll: true });
  }, [pending]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (blank || pending) return;
    wroteHere.current = document.activeElement === field.current;
    onSend();
  }
  function sendOnShortcut(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <label htmlFor="prayer-request" className="font-semibold">
        What would you like prayer for?
      </label>
      <TextArea
        ref={field}
        id="prayer-request"
        rows={4}
        maxLength={limits.chatMessage}
        value={draft.text}
        disabled={pending}
        placeholder="A decision at work, someone you love, something you are thankful for..."
        onChange={({ target }) => onDraft({ text: target.value })}
        onKeyDown={sendOnShortcut}
        className="prose-serif text-lg"
      />
      {draft.text.length >= countFrom && (
        <p className="-mt-2 text-right text-sm text-quiet tabular-nums">
          {draft.text.length} of {limits.chatMessage}
        </p>
      )}
      {draft.share && (
        <OwnDetails text={draft.text} disabled={pending} onText={(text) => onDraft({ text })} />
      )}
      <fieldset disabled={pending} className="flex flex-col gap-2">
        <legend className="sr-only">Who may read it</legend>
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            checked={draft.share}
            onChange={({ target }) => onDraft({ share: target.checked })}
            className="mt-1.5 size-4.5 shrink-0 accent-[var(--button)]"
          />
          <span>
            Share with the community
            <span className="block text-sm text-quiet">
              {draft.share
                ? 'Your request and the prayer appear in the public feed, where others pray along.'
                : 'Nobody in the community reads it. If it speaks of danger, our admins can.'}
            </span>
          </span>
        </label>
        {draft.share && (
          <label className="flex items-start gap-3">
            <input
              type="checkbox"
              checked={draft.anonymous}
              onChange={({ target }) => onDraft({ anonymous: target.checked })}
              className="mt-1.5 size-4.5 shrink-0 accent-[var(--button)]"
            />
            <span>Without my name, as “Community Member”</span>
          </label>
        )}
      </fieldset>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PhotoControl
          photo={draft.photo || undefined}
          disabled={pending}
          onPhoto={(photo) => onDraft({ photo: photo ?? '' })}
        />
        {pending ? (
          <Button variant="outline" onClick={(event) => !isSecondPress(event) && onStop()}>
            Stop
          </Button>
        ) : (
          <Button
            type="submit"
            disabled={blank}
            onClick={(event) => isSecondPress(event) && event.preventDefault()}
          >
            Pray with me
          </Button>
        )}
      </div>
    </form>
  );
}
