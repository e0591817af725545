import { site, type Circle } from '@kbf/contracts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PrayerNavigation } from '../../../components/prayer/prayer-navigation.tsx';
import { Query } from '../../../components/query.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { PageHeader } from '../../../components/ui/page-header.tsx';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { usePageHead } from '../../../lib/browser/page-head.ts';
import { useTabInAddress } from '../../../lib/browser/use-tab-in-address.ts';
import { togetherPaths } from '../../../lib/together-paths.ts';
import { useOpenRoom } from '../../../lib/api/rooms-api.ts';
import { ShareDialog } from './share-dialog.tsx';
import { CirclePeople } from './circle-people.tsx';
import { LeastPrayedFor, NewestPrayers } from './circle-prayers.tsx';
import { NoCircle } from './no-circle.tsx';
import { useGetCircleQuery } from './circles-api.ts';

/** One circle: its prayers, and its people. */
export function CirclePage() {
  const { id = '' } = useParams();
  const circle = useGetCircleQuery({ id });
  usePageHead({
    title: `${circle.currentData?.name ?? 'Prayer circle'} | ${site.name}`,
    description: 'A few people who pray for one another.',
    keywords: site.keywords,
  });
  return (
    <>
      <PrayerNavigation />
      <div className="page py-8 lg:py-14">
        <Query
          of={circle}
          isWholePage
          loadingLabel="Loading the circle..."
          failedTitle="The circle did not load"
          missing={<NoCircle />}
        >
          {(found) => <OneCircle key={found.id} circle={found} />}
        </Query>
      </div>
    </>
  );
}

function OneCircle({ circle }: { circle: Circle }) {
  const { id, name, line } = circle;
  const [tab, setTab] = useTabInAddress(['newest', 'least']);
  const [isUsed, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const room = useOpenRoom({ circleId: id });
  const share = () => {
    setUsed(true);
    setOpen(true);
  };
  return (
    <>
      <PageHeader
        overline="Prayer circle"
        title={name}
        lead={<span dir="auto">{line}</span>}
        actions={
          <>
            <Button onClick={share}>Share a request</Button>
            <LinkButton variant="outline" to={togetherPaths.circleThrough.href(id)}>
              Pray for others
            </LinkButton>
            {room ? (
              <LinkButton variant="outline" to={togetherPaths.room.href(room.id)}>
                Enter the prayer room
              </LinkButton>
            ) : (
              <LinkButton variant="outline" to={togetherPaths.openRoom.href(id)}>
                Pray together now
              </LinkButton>
            )}
          </>
        }
      />
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <Tabs
          label="Prayers of this circle"
          value={tab}
          onValueChange={setTab}
          tabs={[
            {
              value: 'newest',
              label: 'Newest',
              content: <NewestPrayers id={id} onShare={share} />,
            },
            { value: 'least', label: 'Least prayed for', content: <LeastPrayedFor id={id} /> },
          ]}
        />
        <CirclePeople circle={circle} />
      </div>
      {isUsed && <ShareDialog circle={circle} open={open} onOpenChange={setOpen} />}
    </>
  );
}
