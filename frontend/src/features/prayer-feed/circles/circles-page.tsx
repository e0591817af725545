import { limits, site, type OwnCircles } from '@kbf/contracts';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AgeGate } from '../../../components/age/age-gate.tsx';
import { ApprovalNotice } from '../../../components/approval-notice.tsx';
import { PrayerNavigation } from '../../../components/prayer/prayer-navigation.tsx';
import { Query } from '../../../components/query.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { PageHeader } from '../../../components/ui/page-header.tsx';
import { PageState } from '../../../components/ui/page-state.tsx';
import { RowLink } from '../../../components/ui/row-link.tsx';
import { usePageHead } from '../../../lib/browser/page-head.ts';
import { togetherPaths } from '../../../lib/together-paths.ts';
import { CircleDialog } from './circle-dialog.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { Invitations } from './invitations.tsx';
import { LinkToJoin } from './link-to-join.tsx';
import { useListCirclesQuery } from './circles-api.ts';
import { peopleIn } from './circle-words.ts';

const tokenIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('invite');

/** A member's circles, invitations to others, and a way to start one. */
export function CirclesPage() {
  usePageHead({
    title: `Prayer circles | ${site.name}`,
    description: 'A few people who pray for one another.',
    keywords: site.keywords,
  });
  const token = tokenIn(useLocation().hash);
  const { user } = useSession();
  return (
    <>
      <PrayerNavigation />
      {user?.approved === false ? (
        <Frame>
          <ApprovalNotice>Approved members can start and join prayer circles.</ApprovalNotice>
        </Frame>
      ) : token ? (
        <Frame>
          <LinkToJoin token={token} />
        </Frame>
      ) : (
        <OwnCirclesFrame />
      )}
    </>
  );
}

type FrameProps = { actions?: ReactNode; children: ReactNode };

function Frame({ actions, children }: FrameProps) {
  return (
    <div className="page py-8 lg:py-14">
      <PageHeader
        title="Prayer circles"
        lead={
          <>
            Up to {limits.circle.membersMax} members who share prayer requests with one another.
            Only the people in a circle can see it. Our admins read a text only if a member reports
            it, or if someone is in immediate danger.
          </>
        }
        actions={actions}
      />
      <div className="pt-8">
        <AgeGate>{children}</AgeGate>
      </div>
    </div>
  );
}

function OwnCirclesFrame() {
  // Others invite and remove people.
  const own = useListCirclesQuery(undefined, { refetchOnMountOrArgChange: true });
  const navigate = useNavigate();
  const [isUsed, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const isFull = (own.data?.circles.length ?? 0) >= limits.circle.perPerson;
  const start = (
    <Button
      onClick={() => {
        setUsed(true);
        setOpen(true);
      }}
    >
      Start a circle
    </Button>
  );
  return (
    <Frame actions={own.data && own.data.circles.length > 0 && !isFull && start}>
      <Query
        of={own}
        loadingLabel="Loading your circles..."
        failedTitle="Your circles did not load"
      >
        {(data) => (
          <>
            <Invitations invitations={data.invitations} />
            {data.circles.length > 0 ? (
              <Circles circles={data.circles} isFull={isFull} />
            ) : (
              <PageState
                title="You are not in a circle yet"
                text="Start one with people you trust, or ask a friend to invite you."
                action={start}
              />
            )}
          </>
        )}
      </Query>
      {isUsed && (
        <CircleDialog
          open={open}
          onOpenChange={setOpen}
          onSaved={(id) => void navigate(togetherPaths.circle.href(id))}
        />
      )}
    </Frame>
  );
}

function Circles({ circles, isFull }: { circles: OwnCircles['circles']; isFull: boolean }) {
  return (
    <section aria-labelledby="your-circles">
      <h2 id="your-circles" className="sr-only">
        Your circles
      </h2>
      <ul className="[&>:first-child]:border-t-0">
        {circles.map(({ id, name, line, memberCount, isFounder }) => (
          <RowLink key={id} isLarge to={togetherPaths.circle.href(id)} title={<bdi>{name}</bdi>}>
            <span dir="auto" className="block [overflow-wrap:anywhere]">
              {line}
            </span>
            <span className="mt-1 block text-sm">
              {peopleIn(memberCount)}
              {isFounder && ', led by you'}
            </span>
          </RowLink>
        ))}
      </ul>
      {isFull && (
        <p className="mt-6 text-sm text-quiet">
          You are in {limits.circle.perPerson} circles, and that is the most a member can be in.
        </p>
      )}
    </section>
  );
}
