import type { DeskItem } from '@kbf/contracts';
import { Link } from 'react-router';
import { Badge } from '../../components/ui/badge.tsx';
import { dayAndTime, relativeTime } from '../../lib/browser/relative-time.ts';
import { deskHref } from './desk-place.ts';
import {
  dangerWords,
  kindWords,
  levelWords,
  moreWords,
  placeWords,
  reasonWords,
  shownWords,
} from './desk-words.ts';

/** One row of the desk's lists. */
export const deskItemStyle =
  'flex flex-col gap-1.5 border-b border-hairline py-4 transition-colors hover:bg-gold/6 lg:-mx-3 lg:px-3 aria-[current=page]:bg-gold/12';

function Mark({ item: { danger, text, group } }: { item: DeskItem }) {
  if (danger?.handledAt)
    return <Badge tone="olive">{danger.noDanger ? 'No danger' : 'Handled'}</Badge>;
  if (danger)
    return (
      <Badge tone={danger.level === 'certain' ? 'clay' : 'gold'}>{levelWords[danger.level]}</Badge>
    );
  if (group === 'held') return <Badge tone="gold">Held</Badge>;
  return <Badge>{text?.state === 'hidden' ? 'Hidden after reports' : 'Reported'}</Badge>;
}

/** One waiting item. For a danger it shows the first words only: opening all of them is written down. */
export function DeskListItem({
  item,
  search,
  isOpen,
}: {
  item: DeskItem;
  search: string;
  isOpen: boolean;
}) {
  const { danger, text, kind, since } = item;
  return (
    <Link
      to={{ pathname: deskHref(item), search }}
      aria-current={isOpen ? 'page' : undefined}
      data-desk-item
      className={deskItemStyle}
    >
      <span className="flex items-center justify-between gap-3">
        <span className="font-semibold">{danger ? dangerWords(danger) : kindWords[kind]}</span>
        <Mark item={item} />
      </span>
      <span className="line-clamp-2 text-sm text-quiet [overflow-wrap:anywhere]">
        {danger && (danger.firstWords ? `“${danger.firstWords}”` : 'The words were deleted.')}
        {text && (text.text || 'A photo')}
      </span>
      <span className="flex flex-wrap gap-x-3 text-sm text-quiet">
        <time dateTime={since} title={dayAndTime(since)}>
          {relativeTime(since)}
        </time>
        {danger && (
          <span>
            A {danger.author} {placeWords[danger.place]}, and saw {shownWords[danger.shown]}
          </span>
        )}
        {danger?.saysSafe && <span className="font-semibold text-ink">Says “I am safe”</span>}
        {danger && danger.more > 0 && <span>{moreWords(danger.more)}</span>}
        {danger && !danger.seenAt && <span className="font-semibold text-ink">Not seen yet</span>}
        {text && text.reasons.length > 0 && <span>{text.reasons.map(reasonWords).join(', ')}</span>}
      </span>
    </Link>
  );
}
