import { dialedDigits, type DeskItem } from '@kbf/contracts';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../components/ui/badge.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { readable } from '../../lib/browser/phone-number.ts';
import { dayAndTime, relativeTime } from '../../lib/browser/relative-time.ts';
import { sectionOf } from './by-person.ts';
import { deskHref } from './desk-place.ts';
import {
  dangerWords,
  kindWords,
  levelWords,
  minutesAgo,
  moreWords,
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

const nameOf = ({ danger, text }: DeskItem) => {
  const name = danger ? danger.person?.fullName : text?.authorName;
  return name ?? (danger?.author === 'member' ? 'Member' : 'Visitor');
};

/**
 * One waiting item, with a call beside it. For a danger it shows the first words only: opening all of them is written
 * down.
 */
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
  const name = nameOf(item);
  const phone = danger?.handledAt ? null : danger?.person?.phone;
  const besideCall = phone ? 'pe-24' : '';
  return (
    <div className="relative">
      <Link
        to={{ pathname: deskHref(item), search }}
        aria-current={isOpen ? 'page' : undefined}
        className={deskItemStyle}
      >
        <span className={`flex flex-wrap items-center gap-x-2.5 gap-y-1 ${besideCall}`}>
          <span className="font-semibold">{danger ? dangerWords(danger) : kindWords[kind]}</span>
          <Mark item={item} />
        </span>
        <span className={`text-sm [overflow-wrap:anywhere] ${besideCall}`}>
          <bdi>{name}</bdi>
          {danger?.person && danger.author === 'visitor' && ', a visitor'},{' '}
          <time dateTime={since} title={dayAndTime(since)}>
            {danger ? minutesAgo(since) : relativeTime(since)}
          </time>
          {phone && <bdi className="block tabular-nums">{readable(phone)}</bdi>}
        </span>
        <span className="line-clamp-2 [overflow-wrap:anywhere] text-quiet">
          {danger && (danger.firstWords ? `“${danger.firstWords}”` : 'The words were deleted.')}
          {text && (text.text || 'A photo')}
        </span>
        <span className="flex flex-wrap gap-x-3 text-sm text-quiet">
          {danger && !danger.seenAt && <span className="font-semibold text-ink">New</span>}
          {danger?.saysSafe && <span className="font-semibold text-ink">Says “I am safe”</span>}
          {danger && <span>Saw {shownWords[danger.shown]}</span>}
          {danger && danger.more > 0 && <span>{moreWords(danger.more)}</span>}
          {text && text.reasons.length > 0 && (
            <span>{text.reasons.map(reasonWords).join(', ')}</span>
          )}
        </span>
      </Link>
      {phone && (
        <a
          href={`tel:${dialedDigits(phone)}`}
          aria-label={`Call ${name}`}
          className={buttonStyle({
            variant: sectionOf(item) === 'now' ? 'primary' : 'outline',
            className: 'absolute end-0 top-4 max-lg:px-4 lg:min-h-10 lg:px-3.5 lg:text-sm',
          })}
        >
          <Phone size={18} strokeWidth={1.5} aria-hidden="true" /> Call
        </a>
      )}
    </div>
  );
}
