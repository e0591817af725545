import { site } from '@kbf/contracts';
import { useLocation, useNavigate } from 'react-router';
import { ApprovalNotice } from '../../components/approval-notice.tsx';
import { Query } from '../../components/query.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { paths } from '../../lib/paths.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { useSession } from '../../lib/session/session.ts';
import { InvitationToAccept } from './invitation-to-accept.tsx';
import { InviteSomebody } from './invite-somebody.tsx';
import { useGetPartnershipQuery } from './partner-api.ts';
import { TwoPartners } from './two-partners.tsx';

/** The token is in the fragment, which is not sent to servers with the address. */
const tokenIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('invite');

/** One partner, one question a week, both answers side by side. */
export function PartnerPage() {
  usePageHead({
    title: `Accountability partner | ${site.name}`,
    description: 'One question a week, and somebody who asks.',
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
              One other member, one question a week. Both answer, and both read both answers. Nobody
              else does, unless words speak of danger: then our admins can read them.
            </>
          )
        }
      />
      <div className="pt-6 md:pt-10">
        {waits ? (
          <ApprovalNotice>Members who are approved invite each other as partners.</ApprovalNotice>
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
                <InviteSomebody invitedUntil={invitedUntil} />
              )
            }
          </Query>
        )}
      </div>
    </div>
  );
}
