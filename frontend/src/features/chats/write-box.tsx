import { limits, type PrivateMessage } from '@kbf/contracts';
import { SendHorizontal } from 'lucide-react';
import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { WithCare } from '../../components/care/with-care.tsx';
import { useSendMessageMutation } from '../../components/private-chat/chats-api.ts';
import { Button } from '../../components/ui/button.tsx';
import { controlStyle } from '../../components/ui/control-style.ts';
import { readableMessage, type ApiError } from '../../lib/api/request-error.ts';
import { createRequestIds } from '../../lib/browser/request-ids.ts';
import { useKeptText } from '../../lib/browser/use-kept-text.ts';
import { useCare } from '../../lib/care/use-care.ts';

const { textMax } = limits.privateChat;
/** The counter appears for the last hundred characters. */
const countFrom = textMax - 100;

type WriteBoxProps = { chatId: string; onSent: (message: PrivateMessage) => void };

/** Writes a message. The text stays in the box until it has arrived, also over a reload. */
export function WriteBox({ chatId, onSent }: WriteBoxProps) {
  const { text, write, forget } = useKeptText(`chat-${chatId}`);
  const [ids] = useState(() => createRequestIds(`chat-id-${chatId}`));
  const [send, sending] = useSendMessageMutation();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { isLoading } = sending;
  const problem = sending.error as ApiError | undefined;
  const isBlank = !text.trim();
  const sent = sending.originalArgs?.text;
  const care = useCare({
    id: sending.requestId,
    isPending: isLoading,
    words: sent === undefined ? [] : [sent],
    answer: sending.data,
    error: problem,
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBlank || isLoading) return;
    const answer = await send({ id: chatId, text, requestId: ids.for({ text }) });
    if (answer.error || !answer.data) return;
    ids.done();
    write('');
    forget();
    onSent(answer.data.message);
    field.current?.focus();
  }
  function onKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || event.shiftKey) return;
    void submit(event);
  }

  return (
    <WithCare due={care}>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-2">
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <label htmlFor={id} className="sr-only">
              Your message
            </label>
            <textarea
              ref={field}
              id={id}
              rows={1}
              enterKeyHint="send"
              maxLength={textMax}
              value={text}
              readOnly={isLoading}
              placeholder="Write a message"
              aria-describedby={`${id}-who`}
              onChange={({ target }) => write(target.value)}
              onKeyDown={onKey}
              className={`${controlStyle} block max-h-40 min-h-11 resize-none field-sizing-content leading-snug contain-inline-size`}
            />
          </div>
          <Button
            type="submit"
            aria-disabled={isBlank}
            pending={isLoading}
            pendingLabel="Sending..."
          >
            <SendHorizontal aria-hidden="true" strokeWidth={1.5} className="size-5" />
            {problem ? 'Try again' : 'Send'}
          </Button>
        </div>
        {text.length >= countFrom && (
          <p className="text-right text-sm text-quiet tabular-nums">
            {text.length} of {textMax}
          </p>
        )}
        {problem && !isLoading && (
          <p role="alert" className="border-l-2 border-clay pl-4 font-semibold">
            Not sent. {readableMessage(problem)} Your words are still here.
          </p>
        )}
        <p id={`${id}-who`} className="text-sm text-quiet">
          Only the two of you can read this, and it is stored encrypted. If one of you reports it,
          our admins see the last twenty messages. They also see a message that speaks of immediate
          danger.
        </p>
      </form>
    </WithCare>
  );
}
