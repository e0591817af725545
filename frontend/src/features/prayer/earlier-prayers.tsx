import { useState } from 'react';
import { CareBeside } from '../../components/care/care-beside.tsx';
import { labelOf, ReplyLabel, ReplyLetter } from './reply-letter.tsx';
import { RequestLetter } from './request-letter.tsx';
import { useOutcome } from './use-outcome.ts';
import type { Exchange } from './use-prayer-chat.ts';

/** Earlier prayers of this conversation, collapsed, newest first. */
export function EarlierPrayers({ exchanges }: { exchanges: readonly Exchange[] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (exchanges.length === 0) return null;
  return (
    <details
      className="measure border-t border-hairline pt-3"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center font-semibold">
        Earlier in this conversation ({exchanges.length})
      </summary>
      <div className="flex flex-col gap-12 pt-4 pb-6">
        {exchanges.toReversed().map((one) => (
          <EarlierPrayer key={one.id} {...one} isOpen={isOpen} />
        ))}
      </div>
    </details>
  );
}

/** Asks what became of it when somebody looks. */
function EarlierPrayer({ said, reply, isOpen }: Exchange & { isOpen: boolean }) {
  const outcome = useOutcome(isOpen ? reply : undefined);
  return (
    <article className="flex flex-col gap-5">
      <RequestLetter text={said.text.trim()} photo={said.photo || undefined} />
      <section className="border-t border-gold pt-4">
        <ReplyLabel {...labelOf(reply)} />
        <div className="mt-3 flex flex-col gap-4">
          {reply.care && reply.source !== 'crisis' && <CareBeside care={reply.care} />}
          <ReplyLetter reply={reply} outcome={outcome} />
        </div>
      </section>
    </article>
  );
}
