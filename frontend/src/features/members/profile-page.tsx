import { notFoundPage, site } from '@kbf/contracts';
import { useParams } from 'react-router';
import { Query } from '../../components/query.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { paths } from '../../lib/paths.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { isGone } from '../../lib/api/request-error.ts';
import { excerptOf } from './excerpt.ts';
import { fullNameOf } from './full-name.ts';
import { MemberProfile } from './member-profile.tsx';
import { useGetProfileQuery } from './members-api.ts';

/** The public page of one member. */
export function ProfilePage() {
  const { userId = '' } = useParams();
  const profile = useGetProfileQuery({ userId });
  const { data, error } = profile;
  const name = data && fullNameOf(data);
  usePageHead({
    ...notFoundPage,
    ...(!isGone(error) && { title: `Member profile | ${site.name}` }),
    ...(name && { title: `${name} | ${site.name}`, description: excerptOf(data.identity) }),
  });
  return (
    <section className="page breathe min-h-[70vh]">
      <Query
        of={profile}
        loadingLabel="Loading member profile..."
        isWholePage
        failedTitle="The profile did not load"
        missing={
          <PageState
            level={1}
            title="Profile Not Found"
            text="This member does not have a public profile, or it has been removed."
            action={<LinkButton to={paths.members.href()}>See all members</LinkButton>}
          />
        }
      >
        {(found) => <MemberProfile profile={found} />}
      </Query>
    </section>
  );
}
