import { site, type OwnRooms } from '@kbf/contracts';
import { ApprovalNotice } from '../../../components/approval-notice.tsx';
import { PrayerNavigation } from '../../../components/prayer/prayer-navigation.tsx';
import { Query } from '../../../components/query.tsx';
import { GatheringRoom } from '../../../components/room/gathering-room.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { PageHeader } from '../../../components/ui/page-header.tsx';
import { RowLink } from '../../../components/ui/row-link.tsx';
import { useListRoomsQuery } from '../../../lib/api/rooms-api.ts';
import { gatheringZone, weeklyGathering } from '../../../lib/browser/gathering.ts';
import { siteDay } from '../../../lib/browser/gathering-time.ts';
import { usePageHead } from '../../../lib/browser/page-head.ts';
import { togetherPaths } from '../../../lib/together-paths.ts';
import { useSession } from '../../../lib/session/session.ts';

const { time } = weeklyGathering;
const head = {
  title: `Group Prayers | ${site.name}`,
  description: 'Pray together, one letter after the other.',
  keywords: site.keywords,
};

/** The open rooms, the next gathering, and where a circle opens its own. */
export function RoomsPage() {
  usePageHead(head);
  const { user } = useSession();
  return (
    <>
      <PrayerNavigation />
      <div className="page py-8 lg:py-14">
        <PageHeader
          title="Group Prayers"
          lead="A quiet room beside your video call. Everyone sees the same letter, and one person turns to the next."
        />
        <div className="max-w-[46rem] pt-8">
          {user?.approved === false ? (
            <ApprovalNotice>Approved members can enter prayer rooms.</ApprovalNotice>
          ) : (
            <Rooms />
          )}
        </div>
      </div>
    </>
  );
}

function Rooms() {
  const own = useListRoomsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Query of={own} loadingLabel="Loading the rooms..." failedTitle="The rooms did not load">
      {({ rooms, gathering }) => (
        <div className="flex flex-col gap-12">
          <Open rooms={rooms} />
          <section aria-labelledby="next-gathering">
            <h2 id="next-gathering" className="kicker">
              Next gathering
            </h2>
            <p className="mt-4 font-display text-xl">
              {siteDay(gathering.startsAt)} {`at\u00A0${time.replace(' ', '\u00A0')}`}
            </p>
            <p className="mt-1 text-quiet">{gatheringZone}</p>
            <GatheringRoom />
          </section>
          <section aria-labelledby="own-rooms">
            <h2 id="own-rooms" className="kicker">
              With your circle
            </h2>
            <p className="mt-4">Anyone in a circle can open a room for it, at any time.</p>
            <p className="mt-5">
              <LinkButton variant="outline" to={togetherPaths.circles.href()}>
                Go to my circles
              </LinkButton>
            </p>
          </section>
        </div>
      )}
    </Query>
  );
}

function Open({ rooms }: Pick<OwnRooms, 'rooms'>) {
  return (
    <section aria-labelledby="open-rooms">
      <h2 id="open-rooms" className="kicker">
        Open now
      </h2>
      {rooms.length === 0 ? (
        <p className="mt-4 text-quiet">No room is open at the moment.</p>
      ) : (
        <ul className="mt-4">
          {rooms.map(({ id, circleName }) => (
            <RowLink
              key={id}
              to={togetherPaths.room.href(id)}
              title={circleName ? <bdi>{circleName}</bdi> : 'Our gathering'}
            >
              {circleName ? 'Your circle' : 'For all approved members'}
            </RowLink>
          ))}
        </ul>
      )}
    </section>
  );
}
