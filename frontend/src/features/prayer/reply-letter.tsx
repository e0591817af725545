import { whoAnswers, type PrayerReply } from '@kbf/contracts';
import type { ReactNode, Ref } from 'react';
import { EarlierHelp } from '../../components/care/earlier-help.tsx';
import { MarkedText } from '../../components/prayer/marked-text.tsx';
import type { Outcome } from './use-outcome.ts';
import { howToTakeIt, whereItWent } from './where-it-went.ts';

/** The label of a reply, before its text, so that people do not mistake a program for a person. */
export function ReplyLabel({
  title,
  label,
  ref,
}: {
  title: string;
  label?: string;
  ref?: Ref<HTMLHeadingElement>;
}) {
  return (
    <h2 ref={ref} tabIndex={-1} className="font-semibold text-gold-text">
      {title}
      {label && (
        <span className="block text-sm font-normal text-quiet md:ml-2 md:inline">{label}</span>
      )}
    </h2>
  );
}

/** Title and label of a complete reply. */
export function labelOf({ source }: PrayerReply): { title: string; label?: string } {
  if (source === 'crisis') return { title: 'Help for you now' };
  return { title: 'A prayer for you', label: whoAnswers[source] };
}

/** The text of a complete reply, with a note on how to read it and where the prayer went. */
export function ReplyLetter({
  reply,
  outcome,
  children,
}: {
  reply: PrayerReply;
  /** What became of it, when it is shared. */
  outcome: Outcome | undefined;
  children?: ReactNode;
}) {
  const went = whereItWent(reply, outcome);
  const isHelp = reply.source === 'crisis';
  return (
    <>
      <div className="prose-serif flex flex-col gap-4 text-lg">
        {isHelp ? <EarlierHelp message={reply.message} /> : <MarkedText {...reply} />}
      </div>
      {children}
      <p className="mt-5 text-sm text-quiet">{howToTakeIt[reply.source]}</p>
      {went && <p className="mt-2 text-sm font-semibold">{went}</p>}
    </>
  );
}
