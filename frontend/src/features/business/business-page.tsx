import { companyHead, notFoundPage, site } from '@kbf/contracts';
import { useParams } from 'react-router';
import { callPaths } from '@kbf/contracts/paths';
import { Query } from '../../components/query.tsx';
import { Loading } from '../../components/ui/loading.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { paths } from '../../lib/paths.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { isGone } from '../../lib/api/request-error.ts';
import { BusinessAside } from './business-aside.tsx';
import { BusinessHero } from './business-hero.tsx';
import { BusinessStory } from './business-story.tsx';
import { baseApi } from '../../lib/api/base-api.ts';
import { endpoint } from '../../lib/api/endpoint.ts';

const businessApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCompany: build.query({
      ...endpoint(callPaths.getCompany),
      // An admin's edit shows at once.
      providesTags: [{ type: 'Company', id: 'LIST' }],
    }),
  }),
});

const { useGetCompanyQuery } = businessApi;

const label = 'Loading business profile...';
const waiting = `Business profile | ${site.name}`;

/** The page of a company. */
export function BusinessPage() {
  const { companyName = '' } = useParams();
  const company = useGetCompanyQuery({ companyName });
  const { data, error } = company;
  const head = data
    ? companyHead(data)
    : { ...notFoundPage, ...(!isGone(error) && { title: waiting }) };
  usePageHead(head, data && paths.business.href(data.slug));
  return (
    <Query
      of={company}
      loadingLabel={label}
      loading={<Loading label={label} className="min-h-svh" />}
      isWholePage
      failedTitle="The business profile did not load"
      missing={
        <PageState
          level={1}
          title="Business Not Found"
          text="The requested business profile could not be found."
          action={<LinkButton to={paths.founder.href()}>See the founder’s companies</LinkButton>}
        />
      }
    >
      {(found) => (
        <article>
          <BusinessHero company={found} />
          <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] lg:py-20">
            <BusinessStory company={found} />
            <BusinessAside company={found} />
          </div>
        </article>
      )}
    </Query>
  );
}
