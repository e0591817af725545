import type { PrayerReply } from '@kbf/contracts';
import { linkNumbers } from '../../components/care/link-numbers.tsx';
import type { ReactNode } from 'react';

const translations = { WEB: 'World English Bible', KJV: 'King James Version' } as const;

/** Text from `start` to `end` with the verses in it marked as what they are: quoted word for word. */
function withPassages(reply: PrayerReply, start: number, end: number): ReactNode[] {
  const nodes: ReactNode[] = [];
  let at = start;
  for (const passage of reply.passages) {
    if (passage.start < at || passage.end > end) continue;
    nodes.push(reply.message.slice(at, passage.start));
    nodes.push(
      <span
        key={passage.start}
        className="text-gold-text"
        title={`${passage.reference}, ${translations[passage.translation]}, word for word`}
      >
        {reply.message.slice(passage.start, passage.end)}
      </span>,
    );
    at = passage.end;
  }
  nodes.push(reply.message.slice(at, end));
  return nodes;
}

/** A reply as paragraphs. Always text: whatever a model writes, nothing of it becomes markup. */
export function ReplyText({ reply }: { reply: PrayerReply }) {
  const paragraphs: { start: number; end: number }[] = [];
  for (const match of reply.message.matchAll(/[^\n](?:[^\n]|\n(?!\n))*/g))
    paragraphs.push({ start: match.index, end: match.index + match[0].length });
  return paragraphs.map(({ start, end }) => (
    <p key={start} className="whitespace-pre-line">
      {withPassages(reply, start, end)}
    </p>
  ));
}

/** Help that was given earlier, as words; its numbers can still be tapped. */
export function HelpText({ reply }: { reply: PrayerReply }) {
  return reply.message.split('\n\n').map((paragraph) => (
    <p key={paragraph} className="whitespace-pre-line">
      {linkNumbers(paragraph)}
    </p>
  ));
}
