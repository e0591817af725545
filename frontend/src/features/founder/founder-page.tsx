import { pages } from '@kbf/contracts';
import { Query } from '../../components/query.tsx';
import { Loading } from '../../components/ui/loading.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { useGetFounderQuery } from '../../lib/api/public-api.ts';
import { useTabInAddress } from '../../lib/browser/use-tab-in-address.ts';
import { Beliefs } from './beliefs.tsx';
import { Companies } from './companies.tsx';
import { FounderHeader } from './founder-header.tsx';
import { Overview } from './overview.tsx';
import { VisionAndMission } from './vision-and-mission.tsx';

/** The founder's page with four views. */
export function FounderPage() {
  usePageHead(pages['/profile']);
  const founder = useGetFounderQuery();
  const [tab, openTab] = useTabInAddress(['overview', 'beliefs', 'vision', 'companies']);
  return (
    <Query
      of={founder}
      loadingLabel="Loading the profile..."
      loading={<Loading label="Loading the profile..." className="min-h-dvh" />}
      isWholePage
      failedTitle="The profile did not load"
    >
      {(profile) => (
        <article>
          <FounderHeader profile={profile} />
          <div className="page pt-10 pb-24">
            <Tabs
              label="About the founder"
              value={tab}
              onValueChange={openTab}
              tabs={[
                {
                  value: 'overview',
                  label: 'Overview',
                  content: <Overview profile={profile} />,
                },
                {
                  value: 'beliefs',
                  label: 'Beliefs & Values',
                  content: <Beliefs profile={profile} />,
                },
                {
                  value: 'vision',
                  label: 'Vision & Mission',
                  content: <VisionAndMission profile={profile} />,
                },
                {
                  value: 'companies',
                  label: 'Companies',
                  content: <Companies profile={profile} />,
                },
              ]}
            />
          </div>
        </article>
      )}
    </Query>
  );
}
