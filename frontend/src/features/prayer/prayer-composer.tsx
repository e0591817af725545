import { limits } from '@kbf/contracts';
import type { FormEvent, KeyboardEvent, MouseEvent, Ref } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { OwnDetails } from './own-details.tsx';
import { PhotoControl } from '../../components/photo-control.tsx';
import { ShareChoice } from './share-choice.tsx';
import type { Draft } from './use-prayer-chat.ts';

type PrayerComposerProps = {
  draft: Draft;
  pending: boolean;
  field: Ref<HTMLTextAreaElement>;
  onDraft: (change: Partial<Draft>) => void;
  onSend: () => void;
};

/** The character count appears near the limit. */
const countFrom = limits.chatMessage - 200;

/** Ignore the second press of a double click: it was meant for the previous button. */
const isSecondPress = ({ detail }: MouseEvent) => detail > 1;

/** The form for a prayer request: text, sharing, name and photo. */
export function PrayerComposer({ draft, pending, field, onDraft, onSend }: PrayerComposerProps) {
  const blank = !draft.text.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!blank && !pending) onSend();
  }
  function sendOnShortcut(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <label htmlFor="prayer-request" className="sr-only">
        What would you like prayer for?
      </label>
      <TextArea
        ref={field}
        id="prayer-request"
        dir="auto"
        rows={5}
        maxLength={limits.chatMessage}
        value={draft.text}
        disabled={pending}
        placeholder="A decision at work, someone you love, something you are thankful for..."
        onChange={({ target }) => onDraft({ text: target.value })}
        onKeyDown={sendOnShortcut}
        className="prose-serif min-h-36 text-lg [overflow-wrap:anywhere] md:min-h-44"
      />
      {draft.text.length >= countFrom && (
        <p className="-mt-2 text-right text-sm text-quiet tabular-nums">
          {draft.text.length} of {limits.chatMessage}
        </p>
      )}
      {draft.share && (
        <OwnDetails text={draft.text} disabled={pending} onText={(text) => onDraft({ text })} />
      )}
      <ShareChoice draft={draft} disabled={pending} onDraft={onDraft} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PhotoControl
          photo={draft.photo || undefined}
          disabled={pending}
          onPhoto={(photo) => onDraft({ photo: photo ?? '' })}
        />
        <Button
          type="submit"
          size="lg"
          disabled={blank || pending}
          className="grow sm:grow-0"
          onClick={(event) => isSecondPress(event) && event.preventDefault()}
        >
          Pray with me
        </Button>
      </div>
    </form>
  );
}
