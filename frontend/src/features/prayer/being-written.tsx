import type { Pending } from '../../lib/chat/use-streamed-chat.ts';
import type { Draft } from './use-prayer-chat.ts';

const words = {
  open: 'Finding words for your prayer...',
  lost: 'We lost the connection. Your words are safe. We are checking how far they got...',
  takenUp: 'Picking up where your prayer left off...',
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
