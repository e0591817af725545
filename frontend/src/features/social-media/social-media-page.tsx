import { site } from '@kbf/contracts';
import { useSearchParams } from 'react-router';
import { callPaths } from '@kbf/contracts/paths';
import { Query } from '../../components/query.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { useTabInAddress } from '../../lib/browser/use-tab-in-address.ts';
import { SocialSharing } from './social-sharing.tsx';
import { WidgetGenerator } from './widget-generator.tsx';
import { WisdomLibrary } from './wisdom-library.tsx';
import { baseApi } from '../../lib/api/base-api.ts';
import { endpoint } from '../../lib/api/endpoint.ts';

const quotesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listWisdomQuotes: build.query(endpoint(callPaths.listWisdomQuotes)),
  }),
});

const { useListWisdomQuotesQuery } = quotesApi;

const noQuotes = (
  <PageState
    title="No Quotes Available"
    text="The library is empty right now. Please check back soon."
  />
);

/** Sharing wisdom: a library of quotes, a widget for the person's own site, and sharing a quote. */
export function SocialMediaPage() {
  usePageHead({
    title: `Social Media Manager | ${site.name}`,
    description: 'Biblical wisdom to share, and a widget for your own site.',
    keywords: site.keywords,
  });
  const [tab, open] = useTabInAddress(['library', 'generator', 'sharing']);
  const [address, setAddress] = useSearchParams();
  const quotes = useListWisdomQuotesQuery({});
  const chosen = quotes.data?.find(({ id }) => id === address.get('quote'));
  const choose = (id: string) =>
    setAddress(
      (old) => {
        const changed = new URLSearchParams(old);
        changed.set('quote', id);
        return changed;
      },
      { replace: true },
    );
  return (
    <div className="page breathe">
      <PageHeader
        title="Social Media Manager and Wisdom Widget"
        lead="Choose a quote that helped you and pass it on, in a post or on your own site."
      />
      <div className="pt-4">
        <Tabs
          label="Wisdom tools"
          value={tab}
          onValueChange={open}
          tabs={[
            {
              value: 'library',
              label: 'Wisdom Library',
              content: (
                <Query
                  of={quotes}
                  loadingLabel="Loading wisdom quotes..."
                  failedTitle="The wisdom library did not load"
                  empty={noQuotes}
                >
                  {(all) => (
                    <WisdomLibrary
                      quotes={all}
                      chosen={chosen}
                      onChoose={choose}
                      onShare={() => open('sharing')}
                    />
                  )}
                </Query>
              ),
            },
            { value: 'generator', label: 'Widget Generator', content: <WidgetGenerator /> },
            {
              value: 'sharing',
              label: 'Social Sharing',
              content: <SocialSharing quote={chosen} onLibrary={() => open('library')} />,
            },
          ]}
        />
      </div>
    </div>
  );
}
