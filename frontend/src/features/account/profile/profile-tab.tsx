import { Query } from '../../../components/query.tsx';
import { SkeletonLines } from '../../../components/ui/skeleton.tsx';
import { useGetOwnProfileQuery } from '../account-api.ts';
import { ProfileEditor } from './profile-editor.tsx';

/** What others see of a member. */
export function ProfileTab() {
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
