import type { Pending } from '../../lib/chat/use-streamed-chat.ts';
import type { Draft } from './use-prayer-chat.ts';

const words = {
  open: 'Finding words for your prayer...',
  lost: 'The connection broke. Your words are kept; we are finding out how far they got...',
  takenUp: 'Taking up your prayer where it was...',
} as const;

/** A reply in progress, shown piece by piece. */
export function BeingWritten({ streamed, contact }: Pick<Pending<Draft>, 'streamed' | 'contact'>) {
  return (
    <>
      {streamed && (
        <p
          aria-busy="true"
          dir="auto"
          className="prose-serif text-lg [overflow-wrap:anywhere] whitespace-pre-line"
        >
          {streamed}
        </p>
      )}
      <output className="mt-3 flex items-center gap-3 text-quiet">
        <span
          className="size-2 shrink-0 rounded-full bg-gold forced-colors:bg-[Highlight]"
          aria-hidden="true"
        />
        {streamed && contact === 'open' ? 'Writing...' : words[contact]}
      </output>
    </>
  );
}
