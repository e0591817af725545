import { site, type Gathering } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { CalendarPlus, Video } from 'lucide-react';
import { ApprovalNotice } from '../../components/approval-notice.tsx';
import { Query } from '../../components/query.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { RowLink } from '../../components/ui/row-link.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { paths } from '../../lib/paths.ts';
import { gatheringZone, weeklyGathering } from '../../lib/browser/gathering.ts';
import { readersTime, siteDay } from '../../lib/browser/gathering-time.ts';
import { useSession } from '../../lib/session/session.ts';
import { useGetGatheringQuery } from '../../lib/api/public-api.ts';

const { weekly } = site.gatherings;

const places = [
  { to: paths.members.href(), name: 'Member directory', about: 'Who is here, and what they do.' },
  {
    to: paths.prayerFeed.href(),
    name: 'Community prayers',
    about: 'Pray for what others have shared.',
  },
  {
    to: paths.partner.href(),
    name: 'Accountability partner',
    about: 'One member, one question a week.',
  },
  {
    to: paths.needs.href(),
    name: 'Needs and offers',
    about: 'What someone needs, what you can share.',
  },
];

/** The next gathering: its day, the reader's local time, and the link. */
function NextGathering({ gathering }: { gathering: Gathering }) {
  const { startsAt } = gathering.weekly.next;
  const { user } = useSession();
  const own = readersTime(startsAt);
  return (
    <>
      <p className="mt-6">
        Next: <time dateTime={startsAt}>{siteDay(startsAt)}</time>
        {own && <span className="text-quiet"> · your time: {own}</span>}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {gathering.meetingUrl && (
          <a
            href={gathering.meetingUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle({ size: 'lg' })}
          >
            <Video size={20} strokeWidth={1.5} aria-hidden="true" />
            Join the meeting
            <span className="sr-only">(in a new tab)</span>
          </a>
        )}
        <a
          href={callPaths.getGatheringCalendar.path}
          download
          className={buttonStyle({ size: 'lg', variant: 'outline' })}
        >
          <CalendarPlus size={20} strokeWidth={1.5} aria-hidden="true" />
          Add to your calendar
        </a>
      </div>
      {!gathering.meetingUrl && (
        <div className="mt-4">
          {user?.approved === false ? (
            <ApprovalNotice>Approved members will find the meeting link here.</ApprovalNotice>
          ) : (
            <p className="text-sm text-quiet">The meeting link will appear here once it is set.</p>
          )}
        </div>
      )}
    </>
  );
}

/** The fellowship's meeting times, and where to find members between them. */
export function CommunityTab() {
  const { time, place } = weeklyGathering;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section aria-labelledby="weekly">
        <p className="kicker">Weekly meetings</p>
        <h2 id="weekly" className="display mt-4 text-3xl">
          Every {weekly.weekday} at {time}, {place.toLowerCase()}
        </h2>
        <p className="mt-2 text-quiet">{gatheringZone}</p>
        <Query
          of={useGetGatheringQuery()}
          loadingLabel="Loading the next gathering..."
          loading={
            <div className="mt-6">
              <SkeletonLines lines={3} />
            </div>
          }
          failedTitle="The next gathering did not load"
        >
          {(gathering) => <NextGathering gathering={gathering} />}
        </Query>
      </section>
      <section aria-labelledby="between" className="lg:border-l lg:border-hairline lg:pl-10">
        <h2 id="between" className="display text-2xl">
          Between meetings
        </h2>
        <p className="mt-3 text-quiet">
          Meet the members, and pray for what they have shared this week.
        </p>
        <ul className="mt-5">
          {places.map(({ to, name, about }) => (
            <RowLink key={to} to={to} title={name}>
              {about}
            </RowLink>
          ))}
        </ul>
      </section>
    </div>
  );
}
