import type { CircleInvitation } from '@kbf/contracts';
import { Suspense } from 'react';
import { ErrorBoundary } from '../../../components/error-boundary.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useLateNavigate } from '../../../lib/browser/use-late-navigate.ts';
import { focusPage } from '../../../lib/browser/go-to-section.ts';
import { lazyNamed } from '../../../lib/browser/lazy-named.ts';
import { Problem } from './problem.tsx';
import { togetherPaths } from '../../../lib/together-paths.ts';
import { useAcceptCircleMutation, useDeclineCircleMutation } from './circles-api.ts';

const PushOffer = lazyNamed(() => import('../../../components/push/push-offer.tsx'), 'PushOffer');

/** Invitations to the reader that have no answer yet. */
export function Invitations({ invitations }: { invitations: readonly CircleInvitation[] }) {
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className="mb-10">
      <h2 id="invitations" className="display text-xl">
        {invitations.length === 1 ? 'An invitation for you' : 'Invitations for you'}
      </h2>
      <ul className="mt-4 flex flex-col gap-4">
        {invitations.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <div className="mt-6 empty:hidden">
            <PushOffer reason="invitation" />
          </div>
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}

function Invitation({ invitation }: { invitation: CircleInvitation }) {
  const { id, circleName, line, inviterName } = invitation;
  const navigate = useLateNavigate();
  const [accept, accepting] = useAcceptCircleMutation();
  const [decline, declining] = useDeclineCircleMutation();
  const error = accepting.error ?? declining.error;
  return (
    <li className="border-l-2 border-gold pl-5">
      <p className="font-display text-lg [overflow-wrap:anywhere]">
        <bdi>{circleName}</bdi>
      </p>
      <p dir="auto" className="text-quiet [overflow-wrap:anywhere]">
        {line}
      </p>
      <p className="mt-1 text-sm text-quiet [overflow-wrap:anywhere]">
        Invited by <bdi>{inviterName}</bdi>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          aria-label={`Join ${circleName}`}
          pending={accepting.isLoading}
          pendingLabel="One moment..."
          onClick={() =>
            void accept({ id })
              .unwrap()
              .then(
                (circle) => navigate(togetherPaths.circle.href(circle.id)),
                () => undefined,
              )
          }
        >
          Join
        </Button>
        <Button
          variant="outline"
          aria-label={`Decline ${circleName}`}
          pending={declining.isLoading}
          pendingLabel="One moment..."
          onClick={() =>
            void decline({ id })
              .unwrap()
              // The invitation and its buttons are gone.
              .then(focusPage, () => undefined)
          }
        >
          Decline
        </Button>
      </div>
      <Problem error={error} />
    </li>
  );
}
