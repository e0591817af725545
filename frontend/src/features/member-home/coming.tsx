import { limits, type NextComing } from '@kbf/contracts';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { Query } from '../../components/query.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { readableMessage, type ApiError } from '../../lib/api/request-error.ts';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { useSession } from '../../lib/session/session.ts';
import { useGetComingQuery, useListComingQuery, useSetComingMutation } from './coming-api.ts';

const PushOffer = lazyNamed(() => import('../../components/push/push-offer.tsx'), 'PushOffer');

/** "I am coming" to the next gathering, how many others are, and a reminder; for admins, who. */
export function Coming({ isAdmin }: { isAdmin: boolean }) {
  const coming = useGetComingQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <div className="mt-6 border-t border-hairline pt-5">
      <Query
        of={coming}
        loadingLabel="Loading who is coming..."
        loading={<SkeletonLines lines={2} />}
        failedTitle="We could not load who is coming"
      >
        {(now) => (
          <>
            <OwnAnswer now={now} />
            {isAdmin && now.count > 0 && <Names />}
          </>
        )}
      </Query>
    </div>
  );
}

function countWords({ count, mine }: NextComing): string {
  if (count === 0) return 'Be the first to say that you are coming.';
  if (mine && count === 1) return 'You are coming. You are the first to say so.';
  if (mine) return `${count} people are coming, including you.`;
  return count === 1 ? '1 person is coming.' : `${count} people are coming.`;
}

/** A reminder can be asked for until then. Milliseconds. */
const remindMs = limits.gathering.remindMinutes * 60_000;

function OwnAnswer({ now }: { now: NextComing }) {
  const { startsAt, mine } = now;
  const [set, { isLoading, error }] = useSetComingMutation();
  const { user } = useSession();
  const [wantsReminder, setWantsReminder] = useState(false);
  const [canRemind] = useState(() => Date.parse(startsAt) - Date.now() > remindMs);
  const remind = mine ? mine.remind : wantsReminder;
  // The controls are not disabled meanwhile, because a disabled control loses the focus.
  const save = (coming: boolean, wants: boolean) => {
    if (isLoading) return;
    // Someone who cannot come gets no reminder, unless they ask for one again.
    if (!coming) setWantsReminder(false);
    void set({ startsAt, coming, remind: wants });
  };
  return (
    <>
      <output className="block">{countWords(now)}</output>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="outline"
          aria-busy={isLoading || undefined}
          onClick={() => save(!mine, !mine && remind)}
        >
          {isLoading ? 'Saving...' : mine ? 'I cannot come' : 'I am coming'}
        </Button>
        {canRemind && (
          <Checkbox
            label="Remind me an hour before"
            hint={
              user?.email
                ? 'On your devices or by email, free of charge.'
                : 'On devices where you turned on notifications. Your account has no email address.'
            }
            checked={remind}
            onCheckedChange={(wants) => {
              setWantsReminder(wants);
              if (mine) save(true, wants);
            }}
          />
        )}
      </div>
      {error && (
        <p role="alert" className="mt-2 text-clay">
          Nothing has changed. {readableMessage(error as ApiError)}
        </p>
      )}
      {mine?.remind && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <div className="mt-5 empty:hidden">
              <PushOffer reason="gathering" />
            </div>
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** For admins: the names, loaded when they are opened. */
function Names() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-4" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Who is coming</summary>
      {isOpen && <NameList />}
    </details>
  );
}

function NameList() {
  const people = useListComingQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Query
      of={people}
      loadingLabel="Loading names..."
      loading={<SkeletonLines lines={2} />}
      failedTitle="The names did not load"
      empty={<p className="text-quiet">No one has said so yet.</p>}
    >
      {(found) => (
        <ul>
          {found.map(({ userId, name }) => (
            <li key={userId} className="py-1 [overflow-wrap:anywhere]">
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Query>
  );
}
