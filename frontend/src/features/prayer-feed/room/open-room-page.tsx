import { limits, site, type RoomChoice } from '@kbf/contracts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PrayerNavigation } from '../../../components/prayer/prayer-navigation.tsx';
import { Query } from '../../../components/query.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { PageHeader } from '../../../components/ui/page-header.tsx';
import { PageState } from '../../../components/ui/page-state.tsx';
import { useLateNavigate } from '../../../lib/browser/use-late-navigate.ts';
import { usePageHead } from '../../../lib/browser/page-head.ts';
import { useSession } from '../../../lib/session/session.ts';
import { togetherPaths } from '../../../lib/together-paths.ts';
import { NoCircle } from '../circles/no-circle.tsx';
import { Problem } from '../circles/problem.tsx';
import { ChoiceList } from './choice-list.tsx';
import { useListRoomChoicesQuery, useOpenRoomMutation } from './room-api.ts';

const head = {
  title: `Open a prayer room | ${site.name}`,
  description: 'Choose the letters that you will pray for together.',
  keywords: site.keywords,
};
const groups = [
  ['members', 'What members asked for'],
  ['circle', 'From the circle'],
  ['feed', 'From the feed, least prayed for first'],
] as const;

/** Before a room opens: the letters for its list. Of a circle, or for an admin of the next gathering. */
export function OpenRoomPage() {
  usePageHead(head);
  const circleId = useSearchParams()[0].get('circle') ?? undefined;
  const { user } = useSession();
  const mayOpen = circleId !== undefined || user?.role === 'admin';
  const choices = useListRoomChoicesQuery({ circleId }, { skip: !mayOpen });
  return (
    <>
      <PrayerNavigation />
      <div className="page py-8 lg:py-14">
        {mayOpen ? (
          <Query
            of={choices}
            isWholePage
            loadingLabel="Loading letters..."
            failedTitle="The letters did not load"
            missing={<NoCircle />}
          >
            {(found) => <Choose choices={found} circleId={circleId} />}
          </Query>
        ) : (
          <PageState
            level={1}
            title="An admin opens this room"
            text="You can enter it once the gathering starts, or open a room for your own circle."
            action={<LinkButton to={togetherPaths.rooms.href()}>See the open rooms</LinkButton>}
          />
        )}
      </div>
    </>
  );
}

type ChooseProps = { choices: readonly RoomChoice[]; circleId: string | undefined };

function Choose({ choices, circleId }: ChooseProps) {
  const navigate = useLateNavigate();
  const [open, { isLoading, error }] = useOpenRoomMutation();
  const [picked, setPicked] = useState<ReadonlySet<string>>(
    () => new Set(choices.filter((choice) => choice.picked).map(({ prayerId }) => prayerId)),
  );
  const pick = (prayerId: string, on: boolean) => {
    const next = new Set(picked);
    if (on) next.add(prayerId);
    else next.delete(prayerId);
    setPicked(next);
  };
  const isTooLong = picked.size > limits.room.prayersMax;
  const start = async () => {
    // In the order in which they are shown.
    const prayerIds = choices.map(({ prayerId }) => prayerId).filter((id) => picked.has(id));
    const { data } = await open({ circleId, prayerIds });
    if (data) navigate(togetherPaths.room.href(data.id), { replace: true });
  };
  return (
    <div className="max-w-[46rem]">
      <PageHeader
        title={circleId ? 'Pray together now' : 'Open the prayer room'}
        lead="Everyone in the room sees the same letter, and you turn to the next one. You can change the list later."
      />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button size="lg" pending={isLoading} disabled={isTooLong} onClick={() => void start()}>
          Open the room
        </Button>
        <output className="text-quiet">
          {picked.size === 1 ? 'One letter' : `${picked.size} letters`}
          {isTooLong && `, at most ${limits.room.prayersMax}`}
        </output>
      </div>
      <Problem error={error} />
      {groups.map(([from, title]) => (
        <ChoiceList
          key={from}
          title={title}
          items={choices.filter((choice) => choice.from === from)}
          picked={picked}
          onPick={pick}
        />
      ))}
    </div>
  );
}
