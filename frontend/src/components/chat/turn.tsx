import { whoAnswers, type ChatReply } from '@kbf/contracts';
import type { ReactNode, Ref } from 'react';
import { CareBeside } from '../care/care-beside.tsx';
import { EarlierHelp } from '../care/earlier-help.tsx';
import { MarkedText } from '../prayer/marked-text.tsx';
import { fullDate } from '../../lib/browser/relative-time.ts';

type SpeakerProps = { name: string; label?: string | undefined; at?: string | undefined };

/** Names the speaker before the text, so that people do not mistake a program for a person. */
export function Speaker({ name, label, at }: SpeakerProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-quiet">
      <span className="font-semibold text-gold-text">{name}</span>
      {at && <SaidAt at={at} />}
      {label && <span>{label}</span>}
    </p>
  );
}

type ReplyProps = {
  reply: ChatReply;
  name: string;
  at: string;
  /** The quiet help line is above its text; the line of the last reply is at the text field. */
  hasLine: boolean;
};

/** A complete reply with its verses marked. */
export function Reply({ reply, name, at, hasLine }: ReplyProps) {
  const isHelp = reply.source === 'crisis';
  return (
    <div className={`flex flex-col gap-2 ${isHelp ? 'border-l-2 border-clay pl-4' : ''}`}>
      <Speaker
        name={isHelp ? 'Help for you now' : name}
        label={reply.source === 'crisis' ? undefined : whoAnswers[reply.source]}
        at={at}
      />
      {hasLine && reply.care && <CareBeside care={reply.care} />}
      <div className="prose-serif flex flex-col gap-3">
        {isHelp ? <EarlierHelp message={reply.message} /> : <MarkedText {...reply} />}
      </div>
    </div>
  );
}

type TurnProps = {
  said: string;
  at: string;
  /** The complete reply, announced once when it arrives. */
  reply: ReactNode;
  /** The partial reply until then: not announced. */
  writing?: ReactNode;
  /** Below the reply: next actions. Not announced with it. */
  after?: ReactNode;
  ref?: Ref<HTMLElement>;
  className?: string;
};

/** A person's text, on the right, with the answer below it, on the left. */
export function Turn({ said, at, reply, writing, after, ref, className = '' }: TurnProps) {
  return (
    <article ref={ref} className={`flex flex-col gap-5 pt-6 ${className}`}>
      <div className="ml-auto max-w-[88%] border-r-2 border-gold pr-4">
        <p className="flex items-baseline justify-end gap-3 text-sm text-quiet">
          <span className="font-semibold">You</span>
          <SaidAt at={at} />
        </p>
        <p dir="auto" className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">
          {said}
        </p>
      </div>
      {writing}
      {/* Always in the DOM, so that screen readers announce its content; while empty it takes no space. */}
      <div aria-live="polite" className="empty:-mt-5">
        {reply}
      </div>
      {after}
    </article>
  );
}

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Time of a message; the full date appears on request. */
function SaidAt({ at }: { at: string }) {
  return (
    <time dateTime={at} title={fullDate(at)} className="text-sm whitespace-nowrap text-quiet">
      {clock.format(new Date(at))}
    </time>
  );
}
