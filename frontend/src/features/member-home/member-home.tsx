import { siteScriptures } from '@kbf/site-texts/site-scriptures';
import { pages, type CurrentUser } from '@kbf/contracts';
import { useState } from 'react';
import { StoreProvider } from '../../components/store-provider.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { Verse } from '../../components/ui/verse.tsx';
import { dangersIn, useCountDeskQuery } from '../../lib/api/desk-count-api.ts';
import { paths } from '../../lib/paths.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { useGetGatheringQuery } from '../../lib/api/public-api.ts';
import { useGetTrainingProgressQuery } from '../../lib/api/training-api.ts';
import { FirstSteps } from './first-steps.tsx';
import { useGetMemberNewsQuery } from './home-api.ts';
import { MemberGathering } from './member-gathering.tsx';
import { NewPrayers } from './new-prayers.tsx';
import { News } from './news.tsx';
import { Today } from './today.tsx';
import { useFirstSteps } from './use-first-steps.ts';

/** A member's start page, with the store: their news, the next step, new prayers, the next gathering. */
export function MemberHome({ user }: { user: CurrentUser }) {
  usePageHead(pages['/']);
  return (
    <StoreProvider>
      <ForMember user={user} />
    </StoreProvider>
  );
}

function ForMember({ user }: { user: CurrentUser }) {
  const { data: gathering } = useGetGatheringQuery(undefined, { refetchOnMountOrArgChange: true });
  const news = useGetMemberNewsQuery(undefined, { refetchOnMountOrArgChange: true });
  const training = useGetTrainingProgressQuery(undefined, { refetchOnMountOrArgChange: true });
  const desk = useCountDeskQuery(undefined, { skip: user.role !== 'admin' });
  // Then nothing else asks for an admin's attention.
  const someoneWaits = desk.data !== undefined && dangersIn(desk.data) > 0;
  const steps = useFirstSteps(user.id, training.data);
  const [greeting] = useState(() => greetingAt(new Date()));
  const name = user.firstName || user.fullName;
  return (
    <div className="page py-12 md:py-16">
      <h1 dir="auto" className="display text-4xl [overflow-wrap:anywhere] lg:text-5xl">
        {greeting}
        {name && `, ${name}`}.
      </h1>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div>
          {/* Together, so that nothing moves down when the news arrive. */}
          {news.isLoading || training.isLoading || desk.isLoading || steps === 'loading' ? (
            <div className="h-48 animate-skeleton rounded-md bg-hairline/70" />
          ) : (
            <>
              <News news={news.data} user={user} />
              {!someoneWaits &&
                (steps ? (
                  <FirstSteps steps={steps} gathering={gathering} />
                ) : (
                  <Today gathering={gathering} progress={training.data} />
                ))}
              <NewPrayers />
            </>
          )}
        </div>
        <aside className="flex flex-col gap-12 lg:border-l lg:border-hairline lg:pl-12">
          <MemberGathering
            gathering={gathering}
            isApproved={user.approved}
            isAdmin={user.role === 'admin'}
          />
          <Verse {...siteScriptures.morning} className="text-lg italic" />
          <p>
            <TextLink to={paths.account.href()}>Your account</TextLink>
          </p>
        </aside>
      </div>
    </div>
  );
}

/** A greeting for the person's local time of day. */
function greetingAt(now: Date): string {
  const hour = now.getHours();
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}
