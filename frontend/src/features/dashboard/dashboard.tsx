import { site, type CurrentUser } from '@kbf/contracts';
import { useState, type ReactNode } from 'react';
import { callPaths } from '@kbf/contracts/paths';
import { Loading } from '../../components/ui/loading.tsx';
import { Query } from '../../components/query.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { paths } from '../../lib/paths.ts';
import type { ApiError } from '../../lib/api/request-error.ts';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { useTabInAddress } from '../../lib/browser/use-tab-in-address.ts';
import { AccessDenied } from './access-denied.tsx';
import { CommunityTab } from './community-tab.tsx';
import { ContributionTab } from './contribution-tab.tsx';
import { SupportTab } from './support-tab.tsx';
import { useFocusWhen } from '../../lib/browser/use-focus-when.ts';
import { baseApi } from '../../lib/api/base-api.ts';
import { endpoint } from '../../lib/api/endpoint.ts';

const dashboardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getUserDetails: build.query({
      ...endpoint(callPaths.getUser),
      providesTags: [{ type: 'User', id: 'ME' }],
    }),
    getPendingContacts: build.query({
      ...endpoint(callPaths.listPendingChanges),
      providesTags: [{ type: 'User', id: 'ME' }],
    }),
  }),
});

const { useGetUserDetailsQuery, useGetPendingContactsQuery } = dashboardApi;

// A form loads 30 KB with its validation; most members already gave their number.
const PhoneFirst = lazyNamed(() => import('./phone-first.tsx'), 'PhoneFirst');

type DashboardProps = {
  user: CurrentUser;
  /** The next step, and the tab with the training. */
  next: ReactNode;
  growth: ReactNode;
};

/** Four tabs below the next step. */
function Planner({ user, next, growth, isArrival }: DashboardProps & { isArrival: boolean }) {
  // The phone form is gone: move the focus to the top of the dashboard.
  const heading = useFocusWhen<HTMLHeadingElement>(isArrival);
  const [tab, openTab] = useTabInAddress(['growth', 'support', 'contribution', 'community']);
  return (
    <section className="page pt-4 pb-24 md:pt-12">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 md:mb-6">
        <h1
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="display min-w-0 scroll-mt-28 text-xl [overflow-wrap:anywhere] md:text-3xl"
        >
          {user.firstName ? `${user.firstName}’s dashboard` : 'Dashboard'}
        </h1>
        <TextLink to={paths.account.href()} className="inline-flex min-h-11 items-center">
          Your account
        </TextLink>
      </div>
      {next}
      <div className="mt-3 md:mt-8">
        <Tabs
          label="Dashboard"
          value={tab}
          onValueChange={openTab}
          tabs={[
            { value: 'support', label: 'Support', content: <SupportTab /> },
            { value: 'growth', label: 'Growth', content: growth },
            { value: 'contribution', label: 'Contribution', content: <ContributionTab /> },
            { value: 'community', label: 'Community', content: <CommunityTab /> },
          ]}
        />
      </div>
    </section>
  );
}

/** A member's dashboard. It opens once the address is confirmed and there is a phone number for login. */
export function Dashboard(props: DashboardProps) {
  usePageHead({ title: `Dashboard | ${site.name}`, description: site.description, keywords: '' });
  const [isArrival, setIsArrival] = useState(false);
  const details = useGetUserDetailsQuery();
  const hasNoPhone = details.data?.phone === null;
  const pending = useGetPendingContactsQuery(undefined, { skip: !hasNoPhone });
  const loading = <Loading label="Loading your dashboard..." className="min-h-[70vh]" />;

  if ((details.error as ApiError | undefined)?.status === 403)
    return <AccessDenied user={props.user} onTryAgain={() => void details.refetch()} />;
  return (
    <Query
      of={details}
      loadingLabel="Loading your dashboard..."
      loading={loading}
      failedTitle="Your dashboard did not load"
    >
      {() => {
        const planner = <Planner {...props} isArrival={isArrival} />;
        if (!hasNoPhone) return planner;
        // Confirmed, and only waiting for its date: there is nothing more to ask for.
        const waits = pending.data?.some((one) => one.what === 'phone' && one.state === 'waiting');
        if (pending.isLoading) return loading;
        return waits ? planner : <PhoneFirst onDone={() => setIsArrival(true)} />;
      }}
    </Query>
  );
}
