import type { CurrentUser, DeskCounts, MemberNews } from '@kbf/contracts';
import { Suspense, useEffect, type ReactNode } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { RowLink } from '../../components/ui/row-link.tsx';
import {
  dangersIn,
  urgentIn,
  urgentWords,
  useCountDeskQuery,
  waitingIn,
} from '../../lib/api/desk-count-api.ts';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { showAtAppIcon } from '../../lib/browser/waiting-badge.ts';
import { paths } from '../../lib/paths.ts';

const PushOffer = lazyNamed(() => import('../../components/push/push-offer.tsx'), 'PushOffer');

/** Some lines of a text that a member wrote. */
const Excerpt = ({ children }: { children: string }) => (
  <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
    {children}
  </span>
);

const Row = ({ to, title, children }: { to: string; title: ReactNode; children: ReactNode }) => (
  <RowLink to={to} title={<span className="[overflow-wrap:anywhere]">{title}</span>}>
    {children}
  </RowLink>
);

const several = (count: number, one: string, more: string) =>
  count === 1 ? one : `${count} ${more}`;

/** For admins: first the people who may be in danger, then the texts that wait. */
function AtTheDesk({ counts }: { counts: DeskCounts }) {
  const urgent = urgentIn(counts);
  const dangers = dangersIn(counts);
  const texts = counts.held + counts.reported;
  return (
    <>
      {dangers > 0 && (
        <Row
          to={paths.adminCare.href()}
          title={
            <span className="text-clay">
              {urgent > 0 ? urgentWords(urgent) : 'Someone may be in danger'}
            </span>
          }
        >
          {several(
            dangers,
            'One message is waiting at the care desk.',
            'messages are waiting at the care desk.',
          )}
        </Row>
      )}
      {texts > 0 && (
        <Row
          to={paths.adminCare.href()}
          title={several(
            texts,
            'One post is waiting for a decision',
            'posts are waiting for a decision',
          )}
        >
          Held back or reported
        </Row>
      )}
    </>
  );
}

const PartnerRow = ({ partner }: { partner: NonNullable<MemberNews['partner']> }) => {
  const name = <bdi>{partner.partnerName}</bdi>;
  return (
    <Row
      to={paths.partner.href()}
      title={
        partner.hasAnswered ? (
          <span>{name} answered this week’s question</span>
        ) : (
          <span>This week’s question for you and {name}</span>
        )
      }
    >
      <Excerpt>{partner.question}</Excerpt>
    </Row>
  );
};

type NewsProps = { news: MemberNews | undefined; user: CurrentUser };

/** "What is new for me?" Nothing new is said in one line. */
export function News({ news, user }: NewsProps) {
  const isAdmin = user.role === 'admin';
  const { data: counts } = useCountDeskQuery(undefined, { skip: !isAdmin });
  const waits = counts ? waitingIn(counts) > 0 : false;
  const { partner = null, contactRequests = 0, checkIns = [], comments = [] } = news ?? {};
  const [due, ...alsoDue] = checkIns;
  const count = contactRequests + checkIns.length + comments.length + (partner ? 1 : 0);
  // For admins, the icon shows what waits at the desk.
  useEffect(() => {
    if (news && !isAdmin) showAtAppIcon(count);
  }, [news, isAdmin, count]);
  const isNew = waits || count > 0;
  return (
    <section aria-labelledby="news-heading" className="mb-12">
      <h2 id="news-heading" className="kicker">
        New for you
      </h2>
      {isNew ? (
        <ul className="mt-4">
          {counts && <AtTheDesk counts={counts} />}
          {contactRequests > 0 && (
            <Row
              to={paths.needs.href('contacts')}
              title={several(
                contactRequests,
                'A member would like to talk with you',
                'members would like to talk with you',
              )}
            >
              About one of your needs or offers
            </Row>
          )}
          {partner && <PartnerRow partner={partner} />}
          {due && (
            <Row
              to={paths.account.href('prayers')}
              title="You asked us to check in. How is it going?"
            >
              <Excerpt>{due.userRequest}</Excerpt>
              {alsoDue.length > 0 && <span>{`and ${alsoDue.length} more`}</span>}
            </Row>
          )}
          {comments.map(({ prayerId, userRequest, count, latestFrom }) => (
            <Row
              key={prayerId}
              to={paths.prayerFeed.href(prayerId)}
              title={
                count === 1 ? (
                  <span>
                    <bdi>{latestFrom}</bdi> commented on your prayer
                  </span>
                ) : (
                  `${count} new comments on your prayer`
                )
              }
            >
              <Excerpt>{userRequest}</Excerpt>
            </Row>
          ))}
        </ul>
      ) : (
        <p className="mt-3 text-quiet">
          {news ? 'Nothing new since your last visit.' : 'We could not load your news.'}
        </p>
      )}
      {comments.length > 0 && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <div className="mt-6 empty:hidden">
              <PushOffer reason="comments" />
            </div>
          </Suspense>
        </ErrorBoundary>
      )}
    </section>
  );
}
