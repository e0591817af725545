import { limits } from '@kbf/contracts';
import { SendHorizontal, Square } from 'lucide-react';
import { useId, type FormEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { Button } from '../ui/button.tsx';
import { controlStyle } from '../ui/control-style.ts';
import { goToSuggestions, Suggestions, type Choices } from './library/suggestions.tsx';
import { countFrom } from './personas.ts';

type ChatComposerProps = {
  text: string;
  /** An answer is being written: the field is read-only, and Stop replaces Send. */
  pending: boolean;
  placeholder: string;
  waiting: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Suggestions of a library while the person types. */
  suggestions: Choices | undefined;
  onText: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
};

/** Ignore the second press of a double click: it was meant for the previous button. */
const isSecondPress = ({ detail }: MouseEvent) => detail > 1;

/** The text field of a chat. It keeps the focus: it is never removed, only read-only. */
export function ChatComposer(props: ChatComposerProps) {
  const { text, pending, placeholder, waiting, field, suggestions, onText, onSend, onStop } = props;
  const id = useId();
  const blank = !text.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!blank && !pending) onSend();
  }
  function onKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) submit(event);
    else goToSuggestions(event);
  }

  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="sr-only">
          Your message
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          enterKeyHint="send"
          maxLength={limits.chatMessage}
          // The text is shown in the conversation while it is answered; it comes back if there is no answer.
          value={pending ? '' : text}
          readOnly={pending}
          placeholder={pending ? waiting : placeholder}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={onKey}
          className={`${controlStyle} block field-sizing-content contain-inline-size max-h-40 min-h-11 resize-none leading-snug`}
        />
        {suggestions && <Suggestions {...suggestions} field={field} />}
        {!pending && text.length >= countFrom && (
          <p className="text-right text-sm text-quiet tabular-nums">
            {text.length} of {limits.chatMessage}
          </p>
        )}
      </div>
      {pending ? (
        // A different element than Send. If Send became Stop during a press, the same press would trigger it.
        <Button key="stop" variant="outline" onClick={(event) => !isSecondPress(event) && onStop()}>
          <Square aria-hidden="true" strokeWidth={1.5} className="size-4" />
          Stop
        </Button>
      ) : (
        <Button
          key="send"
          type="submit"
          aria-disabled={blank}
          onClick={(event) => (blank || isSecondPress(event)) && event.preventDefault()}
        >
          <SendHorizontal aria-hidden="true" strokeWidth={1.5} className="size-5" />
          Send
        </Button>
      )}
    </form>
  );
}
