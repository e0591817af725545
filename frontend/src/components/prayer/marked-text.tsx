import type { PrayerReply } from '@kbf/contracts';
import type { ReactNode } from 'react';

const translations = { WEB: 'World English Bible', KJV: 'King James Version' } as const;

type Marked = Pick<PrayerReply, 'message' | 'passages'>;

/** Text from `start` to `end`, with its exact quotations of scripture marked. */
function withPassages({ message, passages }: Marked, start: number, end: number): ReactNode[] {
  const nodes: ReactNode[] = [];
  let at = start;
  for (const passage of passages) {
    if (passage.start < at || passage.end > end) continue;
    nodes.push(message.slice(at, passage.start));
    nodes.push(
      <span
        key={passage.start}
        className="text-gold-text"
        title={`${passage.reference}, ${translations[passage.translation]}, word for word`}
      >
        {message.slice(passage.start, passage.end)}
      </span>,
    );
    at = passage.end;
  }
  nodes.push(message.slice(at, end));
  return nodes;
}

/** A reply as paragraphs with its verses marked. Always plain text: a model's output never becomes markup. */
export function MarkedText({ message, passages }: Marked) {
  const paragraphs: { start: number; end: number }[] = [];
  for (const match of message.matchAll(/[^\n](?:[^\n]|\n(?!\n))*/g))
    paragraphs.push({ start: match.index, end: match.index + match[0].length });
  return paragraphs.map(({ start, end }) => (
    <p key={start} dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
      {withPassages({ message, passages }, start, end)}
    </p>
  ));
}
