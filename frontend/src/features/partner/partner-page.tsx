import { site } from '@kbf/contracts';
import { useLocation, useNavigate } from 'react-router';
import { ApprovalNotice } from '../../components/approval-notice.tsx';
import { Query } from '../../components/query.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { useSession } from '../../lib/session/session.ts';
import { InvitationToAccept } from './invitation-to-accept.tsx';
import { InviteSomeone } from './invite-someone.tsx';
import { useGetPartnershipQuery } from './partner-api.ts';
import { TwoPartners } from './two-partners.tsx';

/** The token is in the fragment, which is not sent to servers with the address. */
const tokenIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('invite');

/** One partner, one question a week, both answers side by side. */
export function PartnerPage() {
  usePageHead({
    title: `Accountability partner | ${site.name}`,
    description: 'One question a week, and someone who asks it.',
    keywords: site.keywords,
  });
  const token = tokenIn(useLocation().hash);
  const navigate = useNavigate();
  const state = useGetPartnershipQuery();
  const { user } = useSession();
  const waits = user?.approved === false && !state.data?.partnership;
  return (
    <div className="page breathe">
      <PageHeader
        title="Accountability partner"
        // A member with a partner already knows how it works.
        lead={
          (token || state.data?.partnership === null) && (
            <>
              You and one other member answer the same question each week and read each other’s
              answers. No one else can read them, unless someone may be in danger. Then our admins
              can.
            </>
          )
        }
      />
      <div className="pt-6 md:pt-10">
        {waits ? (
          <ApprovalNotice>Approved members can invite each other as partners.</ApprovalNotice>
        ) : token ? (
          <InvitationToAccept
            token={token}
            onDone={() => void navigate(paths.partner.href(), { replace: true })}
          />
        ) : (
          <Query
            of={state}
            loadingLabel="One moment..."
            failedTitle="Your accountability partner did not load"
          >
            {({ partnership, invitedUntil }) =>
              partnership ? (
                <TwoPartners partnership={partnership} />
              ) : (
                <InviteSomeone invitedUntil={invitedUntil} />
              )
            }
          </Query>
        )}
      </div>
    </div>
  );
}
