import { useSortable } from '@dnd-kit/sortable';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { Fragment, type MouseEvent } from 'react';
import { needsWords, type Need } from './needs-words.ts';

type NeedItemProps = {
  need: Need;
  /** 1 to 6. */
  place: number;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
};

const button =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-quiet hover:bg-ink/5 hover:text-ink aria-disabled:*:opacity-35';

/** One need in the ranking. The first two are marked, because they drive most choices. */
export function NeedItem({ need, place, isLast, onMove }: NeedItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } =
    useSortable({ id: need });
  const { short, wants } = needsWords[need];
  /** The button keeps the focus while its line moves; at an end it stays and does nothing. */
  const step = (by: -1 | 1, isEnd: boolean) => ({
    'aria-disabled': isEnd,
    onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      if (!isEnd) onMove(by);
      requestAnimationFrame(() => currentTarget.focus());
    },
  });
  return (
    <li
      ref={setNodeRef}
      style={transform ? { transform: `translateY(${transform.y}px)` } : undefined}
      className={`flex items-center gap-1 rounded-md border bg-surface p-1.5 sm:gap-2 ${
        place <= 2 ? 'border-gold' : 'border-hairline'
      } ${isDragging ? 'relative z-10 shadow-float' : 'transition-transform duration-150'}`}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`Move ${short}`}
        className={`${button} cursor-grab touch-none active:cursor-grabbing`}
      >
        <GripVertical size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <span aria-hidden="true" className="display w-6 text-xl text-gold-text">
        {place}
      </span>
      <span className="min-w-0 flex-1 py-1">
        <span className="block leading-snug font-semibold">
          {need.split('/').map((word, index) => (
            <Fragment key={word}>
              {index > 0 && (
                <>
                  /<wbr />
                </>
              )}
              {word}
            </Fragment>
          ))}
        </span>
        <span className="block text-sm text-quiet">{wants}</span>
      </span>
      <button
        type="button"
        aria-label={`Move ${short} up`}
        {...step(-1, place === 1)}
        className={button}
      >
        <ChevronUp size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={`Move ${short} down`}
        {...step(1, isLast)}
        className={button}
      >
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </li>
  );
}
