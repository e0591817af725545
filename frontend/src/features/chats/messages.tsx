import type { PrivateMessage } from '@kbf/contracts';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { fullDate } from '../../lib/browser/relative-time.ts';

type MessagesProps = {
  /** Oldest first. */
  messages: readonly PrivateMessage[];
  otherName: string;
  /** Up to which message the other has read; null when that is not shown. */
  readPlace: number | null;
  hasOlder: boolean;
  onOlder: () => Promise<unknown>;
};

/** The conversation. It begins at its end, and stays there while the reader is there. */
export function Messages({ messages, otherName, readPlace, hasOlder, onOlder }: MessagesProps) {
  const lastMine = messages.findLast(({ mine }) => mine);
  return (
    // In reverse, the browser itself keeps the end in view, and the place of a reader who has scrolled up.
    <div
      role="log"
      aria-label={`Messages with ${otherName}`}
      // The box scrolls, so it can be reached by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="flex h-[max(14rem,calc(100dvh-25rem))] flex-col-reverse overflow-y-auto overscroll-contain border-y border-hairline"
    >
      <ol className="mb-auto flex flex-col gap-5 py-5 pr-2">
        {hasOlder && (
          <li>
            <Older onOlder={onOlder} />
          </li>
        )}
        {messages.length === 0 && (
          <li className="py-6 text-center text-quiet">
            No one has written yet. A first line is enough.
          </li>
        )}
        {messages.map((message, index) => (
          <Message
            key={message.place}
            message={message}
            otherName={otherName}
            day={dayOf(message) === dayOf(messages[index - 1]) ? undefined : dayOf(message)}
            isRead={message === lastMine && readPlace !== null && readPlace >= message.place}
          />
        ))}
      </ol>
    </div>
  );
}

const dayOf = (message: PrivateMessage | undefined) => message && fullDate(message.sentAt);

function Older({ onOlder }: { onOlder: () => Promise<unknown> }) {
  const [state, setState] = useState<'rests' | 'loads' | 'failed'>('rests');
  const load = () => {
    setState('loads');
    void onOlder().then(
      () => setState('rests'),
      () => setState('failed'),
    );
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="outline"
        size="sm"
        pending={state === 'loads'}
        pendingLabel="Loading..."
        onClick={load}
      >
        Show earlier messages
      </Button>
      {state === 'failed' && (
        <p role="alert" className="text-sm font-semibold text-clay">
          That did not load. Try again.
        </p>
      )}
    </div>
  );
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

type MessageProps = {
  message: PrivateMessage;
  otherName: string;
  /** Above the first message of a day. */
  day: string | undefined;
  isRead: boolean;
};

function Message({ message: { mine, text, sentAt }, otherName, day, isRead }: MessageProps) {
  const side = mine ? 'ml-auto border-r-2 border-gold pr-4' : 'border-l-2 border-hairline pl-4';
  return (
    <li>
      {day && <p className="mb-4 text-center text-sm text-quiet">{day}</p>}
      <div className={`w-fit max-w-[88%] ${side}`}>
        <p
          className={`flex items-baseline gap-x-3 text-sm text-quiet ${mine ? 'justify-end' : ''}`}
        >
          <span dir="auto" className="min-w-0 font-semibold [overflow-wrap:anywhere]">
            {mine ? 'You' : otherName}
          </span>
          <time dateTime={sentAt} title={fullDate(sentAt)} className="whitespace-nowrap">
            {clock.format(new Date(sentAt))}
          </time>
        </p>
        <p dir="auto" className="mt-1 [overflow-wrap:anywhere] whitespace-pre-wrap">
          {text}
        </p>
        {isRead && <p className="mt-1 text-right text-sm text-quiet">Read</p>}
      </div>
    </li>
  );
}
