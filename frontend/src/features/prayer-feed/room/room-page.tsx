import { site, type Room } from '@kbf/contracts';
import { useParams } from 'react-router';
import { Query } from '../../../components/query.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { PageState } from '../../../components/ui/page-state.tsx';
import { usePageHead } from '../../../lib/browser/page-head.ts';
import { togetherPaths } from '../../../lib/together-paths.ts';
import { ComingList } from './coming-list.tsx';
import { LeaderControls, Turns } from './leader-controls.tsx';
import { RemainingTime } from './remaining-time.tsx';
import { useGetRoomQuery } from './room-api.ts';
import { RoomLetter } from './room-letter.tsx';
import { RoomEnded } from './room-ended.tsx';
import { TakeLead } from './take-lead.tsx';
import { useAwake } from './use-awake.ts';
import { useRoom } from './use-room.ts';

const head = {
  title: `Prayer room | ${site.name}`,
  description: 'Pray together, one letter after the other.',
  keywords: site.keywords,
};

/** A prayer room: everyone sees the same letter. What matters stands in the upper part, beside a video call. */
export function RoomPage() {
  usePageHead(head);
  const { id = '' } = useParams();
  const room = useGetRoomQuery({ id });
  return (
    <div className="page py-5 lg:py-12">
      <Query
        of={room}
        isWholePage
        loadingLabel="Opening the room..."
        failedTitle="The room did not open"
        missing={
          <PageState
            level={1}
            title="We could not find this room"
            text="It may have ended, or you may not be invited to it."
            action={<LinkButton to={togetherPaths.rooms.href()}>See the open rooms</LinkButton>}
          />
        }
      >
        {(found) => <OpenRoom key={found.id} room={found} reload={() => void room.refetch()} />}
      </Query>
    </div>
  );
}

function OpenRoom({ room, reload }: { room: Room; reload: () => void }) {
  useAwake();
  const { state, isLost, turnsAt } = useRoom(room.id, room.state, reload);
  const { prayerId, prayerIds, hereCount, isLeader, leaderName } = state;
  if (state.ended) return <RoomEnded room={room} lettersCount={state.lettersCount} />;
  const at = prayerId === null ? prayerIds.length : prayerIds.indexOf(prayerId);
  const leads = isLeader ? 'You lead' : leaderName ? `${leaderName} leads` : 'No one leads';
  return (
    <div className="mx-auto grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-y-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="display min-w-0 text-xl [overflow-wrap:anywhere]">
          {room.circleName ? <bdi>{room.circleName}</bdi> : 'Our gathering'}
        </h1>
        <p className="text-quiet">
          {hereCount > 0 && `${hereCount} here. `}
          <bdi>{leads}</bdi>.
        </p>
      </header>
      {isLost && (
        <Notice tone="problem">
          The connection is lost. When it is back, you see the right letter by itself.
        </Notice>
      )}
      {state.mayLead && <TakeLead id={room.id} />}
      {isLeader && <Turns id={room.id} at={at} prayerIds={prayerIds} />}
      <p className="flex flex-wrap justify-between gap-x-6 text-sm text-quiet">
        <span>{prayerId ? `${at + 1} of ${prayerIds.length}` : 'The end of the list'}</span>
        {turnsAt !== null && !isLost && <RemainingTime until={turnsAt} />}
      </p>
      {prayerId ? (
        <RoomLetter prayerId={prayerId} place={at + 1} count={prayerIds.length} />
      ) : (
        <div aria-live="polite">
          <PageState
            title={prayerIds.length > 0 ? 'You have prayed through the list' : 'The list is empty'}
            text={
              isLeader
                ? 'Add letters below, or end the room.'
                : 'Stay a moment. The person who leads may add letters.'
            }
          />
        </div>
      )}
      <ComingList room={room} ids={prayerIds.slice(at + 1)} reload={reload} />
      {isLeader && <LeaderControls room={room} state={state} />}
    </div>
  );
}
