import { Query } from '../../../components/query.tsx';
import { SkeletonLines } from '../../../components/ui/skeleton.tsx';
import { useGetSelfQuery, useListPendingChangesQuery } from '../account-api.ts';
import { Part } from '../part.tsx';
import { ContactLine } from './contact-line.tsx';
import { NameForm } from './name-form.tsx';
import { StaleLogin } from './stale-login.tsx';

/** Name, phone and email. A new phone or email applies after confirmation. */
export function ContactTab() {
  const self = useGetSelfQuery();
  const pending = useListPendingChangesQuery();
  return (
    <Query
      of={self}
      loadingLabel="Loading your account..."
      loading={<SkeletonLines lines={6} />}
      failedTitle="Your account did not load"
    >
      {(user) => (
        <>
          <Part
            title="Your name"
            lead="Others see it on everything you share, unless you share without your name."
          >
            <NameForm user={user} />
          </Part>
          <Part
            title="Phone and email"
            lead={
              'You use these to log in. Only you and our admins can see them. ' +
              'If one changes, we notify the old phone and email and include a link to undo it.'
            }
          >
            <StaleLogin user={user} />
            <ul>
              <ContactLine
                what="phone"
                value={user.phone}
                isVerified={user.phoneVerified}
                pending={pending.data?.find(({ what }) => what === 'phone')}
              />
              <ContactLine
                what="email"
                value={user.email}
                isVerified={user.emailVerified}
                pending={pending.data?.find(({ what }) => what === 'email')}
              />
            </ul>
          </Part>
        </>
      )}
    </Query>
  );
}
