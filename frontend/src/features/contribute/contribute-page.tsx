import { pages, type ContributionKind } from '@kbf/contracts';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FloatingChat } from '../../components/chat/floating-chat.tsx';
import { contributionPersona } from '../../components/chat/personas.ts';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { ContributionChoice } from './contribution-choice.tsx';
import { kindIn } from './contribution-kinds.ts';
import { ContributionSent } from './contribution-sent.tsx';
import { Invitation } from './invitation.tsx';

// Loaded separately with its validation, which the choice does not need.
const ContributionForm = lazyNamed(() => import('./contribution-form.tsx'), 'ContributionForm');

/** Moves the focus when the choice, a form or the thank-you message replaces another. */
function useFocusOnChange(place: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(place);
  useLayoutEffect(() => {
    if (last.current !== place) {
      heading.current?.focus({ preventScroll: true });
      // A shorter part may begin above the view.
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
    last.current = place;
  }, [place]);
  return heading;
}

/** As tall as the shortest form, so that content below does not move. */
function FormSkeleton() {
  return (
    <div aria-hidden="true" className="flex min-h-[40rem] flex-col gap-4">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="mt-4 h-10 w-72 max-w-full" />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  );
}

/**
 * Three ways to contribute: the choice, the form of one, and the thank-you message that replaces it. The chosen one is
 * in the address, so that Back returns to the choice and a link can open a form.
 */
export function ContributePage() {
  usePageHead(pages['/contribute']);
  const [address, setAddress] = useSearchParams();
  const [sent, setSent] = useState<{ kind: ContributionKind; email: string }>();
  const chosen = kindIn(address.get('form'));
  const heading = useFocusOnChange(chosen ?? (sent ? 'sent' : 'choice'));
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <Invitation folded={chosen !== undefined || sent !== undefined} />
      <div className="flex min-w-0 flex-col px-[clamp(1.25rem,4vw,4rem)] pt-8 pb-24 lg:justify-center lg:py-16 xl:pr-24">
        <div className="w-full max-w-2xl">
          {chosen ? (
            <Suspense fallback={<FormSkeleton />}>
              <ContributionForm
                key={chosen}
                kind={chosen}
                heading={heading}
                onSent={(email) => {
                  setSent({ kind: chosen, email });
                  setAddress({}, { replace: true });
                }}
              />
            </Suspense>
          ) : sent ? (
            <ContributionSent {...sent} heading={heading} onMore={() => setSent(undefined)} />
          ) : (
            <ContributionChoice heading={heading} onChoose={() => setSent(undefined)} />
          )}
        </div>
      </div>
      <FloatingChat persona={contributionPersona} label="Ask the guide" />
    </div>
  );
}
