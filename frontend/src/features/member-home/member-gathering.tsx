import type { Gathering } from '@kbf/contracts';
import { Suspense } from 'react';
import { ApprovalNotice } from '../../components/approval-notice.tsx';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { GatheringRoom } from '../../components/room/gathering-room.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { gatheringZone, weeklyGathering } from '../../lib/browser/gathering.ts';
import { readersTime, siteDay } from '../../lib/browser/gathering-time.ts';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';

const Coming = lazyNamed(() => import('./coming.tsx'), 'Coming');

type MemberGatheringProps = {
  gathering: Gathering | undefined;
  isApproved: boolean;
  isAdmin: boolean;
};

/** The next gathering for members, in both time zones. For approved ones, with the link, and who comes. */
export function MemberGathering({ gathering, isApproved, isAdmin }: MemberGatheringProps) {
  const { days, time, place } = weeklyGathering;
  const startsAt = gathering?.weekly.next.startsAt;
  const own = startsAt && readersTime(startsAt);
  return (
    <section aria-labelledby="gathering-heading">
      <h2 id="gathering-heading" className="kicker">
        Next gathering
      </h2>
      <p className="mt-4 font-display text-xl leading-snug">
        {startsAt ? siteDay(startsAt) : days} {`at\u00A0${time.replace(' ', '\u00A0')}`}
      </p>
      <p className="mt-1 text-quiet">
        {place}, {gatheringZone}
        {own && (
          <>
            <br />
            Your time: {own}
          </>
        )}
      </p>
      <p className="mt-5 flex flex-wrap gap-3">
        {gathering?.meetingUrl && (
          <a href={gathering.meetingUrl} className={buttonStyle({})}>
            Join the meeting
          </a>
        )}
        <a href="/api/gathering.ics" download className={buttonStyle({ variant: 'outline' })}>
          Add to your calendar
        </a>
      </p>
      {isApproved && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <Coming isAdmin={isAdmin} />
          </Suspense>
        </ErrorBoundary>
      )}
      {isApproved && <GatheringRoom />}
      {!isApproved && (
        <div className="mt-6">
          <ApprovalNotice>Approved members will find the meeting link here.</ApprovalNotice>
        </div>
      )}
    </section>
  );
}
