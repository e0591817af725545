import { site } from '@kbf/contracts';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { useTabInAddress } from '../../lib/browser/use-tab-in-address.ts';
import { Suspense, type ReactNode } from 'react';
import { Loading } from '../../components/ui/loading.tsx';
import { Query } from '../../components/query.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { useGetOwnProfileQuery } from './account-api.ts';
import { ProfileEditor } from './profile/profile-editor.tsx';

// The first tab loads with the page; the others when they are opened.
const ContactTab = lazyNamed(() => import('./contact/contact-tab.tsx'), 'ContactTab');
const LoginTab = lazyNamed(() => import('./login/login-tab.tsx'), 'LoginTab');
const PrayersTab = lazyNamed(() => import('./prayers/prayers-tab.tsx'), 'PrayersTab');
const DataTab = lazyNamed(() => import('./data/data-tab.tsx'), 'DataTab');

const names = ['profile', 'contact', 'login', 'prayers', 'data'] as const;
const later = (view: ReactNode) => (
  <Suspense fallback={<Loading label="One moment..." />}>{view}</Suspense>
);

/** All of a member's own data and settings. */
export function AccountPage() {
  usePageHead({
    title: `Your account | ${site.name}`,
    description: 'Your profile, login, prayers and data.',
    keywords: '',
  });
  const [tab, open] = useTabInAddress(names);
  return (
    <section className="page breathe flex flex-col gap-8">
      <PageHeader
        title="Your account"
        lead="What others see, how you log in, and what we keep. You can change all of it here."
      />
      <Tabs
        label="Account sections"
        value={tab}
        onValueChange={open}
        tabs={[
          { value: 'profile', label: 'Profile', content: <ProfileTab /> },
          { value: 'contact', label: 'Name and contact', content: later(<ContactTab />) },
          { value: 'login', label: 'Login and passkeys', content: later(<LoginTab />) },
          { value: 'prayers', label: 'Your prayers', content: later(<PrayersTab />) },
          { value: 'data', label: 'Notifications and data', content: later(<DataTab />) },
        ]}
      />
    </section>
  );
}

/** What others see of a member. */
function ProfileTab() {
  const profile = useGetOwnProfileQuery();
  return (
    <Query
      of={profile}
      loadingLabel="Loading your profile..."
      loading={<SkeletonLines lines={8} />}
      failedTitle="Your profile did not load"
    >
      {(found) => <ProfileEditor loaded={found} />}
    </Query>
  );
}
