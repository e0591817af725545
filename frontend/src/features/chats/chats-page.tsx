import { limits, site, type PrivateChat } from '@kbf/contracts';
import { AgeGate } from '../../components/age/age-gate.tsx';
import { LoadMore } from '../../components/load-more.tsx';
import { PrayerNavigation } from '../../components/prayer/prayer-navigation.tsx';
import { useListChatsInfiniteQuery } from '../../components/private-chat/chats-api.ts';
import { Query } from '../../components/query.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { RowLink } from '../../components/ui/row-link.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { relativeTime } from '../../lib/browser/relative-time.ts';
import { paths } from '../../lib/paths.ts';
import { togetherPaths } from '../../lib/together-paths.ts';
import { useChatNews } from './use-chat-news.ts';

/** A member's private chats. */
export function ChatsPage() {
  usePageHead({
    title: `Private chats | ${site.name}`,
    description: 'A conversation of two, away from the feed.',
    keywords: site.keywords,
  });
  return (
    <>
      <PrayerNavigation />
      <div className="page py-8 lg:py-14">
        <PageHeader
          title="Private chats"
          lead={
            <>
              Two people, away from the feed. Our admins read nothing here unless one of you reports
              it, or someone is in immediate danger.
            </>
          }
        />
        <div className="pt-8">
          <AgeGate>
            <Chats />
          </AgeGate>
        </div>
      </div>
    </>
  );
}

const none = (
  <PageState
    title="You have no private chats yet"
    text={
      <>
        You can write privately to your accountability partner, and to members who agreed to talk
        with you about a <TextLink to={paths.needs.href('contacts')}>need or an offer</TextLink>.
      </>
    }
    action={<LinkButton to={paths.partner.href()}>Go to my partner</LinkButton>}
  />
);

function Chats() {
  const chats = useListChatsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  useChatNews(() => void chats.refetch());
  return (
    <Query
      of={chats}
      loadingLabel="Loading your chats..."
      failedTitle="Your chats did not load"
      empty={none}
    >
      {({ pages }) => (
        <>
          <ul aria-label="Your chats" className="max-w-3xl [&>:first-child]:border-t-0">
            {pages
              .flatMap(({ items }) => items)
              .map((chat) => (
                <ChatRow key={chat.id} chat={chat} />
              ))}
          </ul>
          <LoadMore of={chats} label="Show more" pendingLabel="Loading..." />
        </>
      )}
    </Query>
  );
}

const { endedDays } = limits.privateChat;

function ChatRow({ chat: { id, otherName, lastAt, unread, endedAt } }: { chat: PrivateChat }) {
  return (
    <RowLink
      isLarge
      to={togetherPaths.chat.href(id)}
      title={<bdi className="[overflow-wrap:anywhere]">{otherName}</bdi>}
    >
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {relativeTime(lastAt)}
        {unread > 0 && <Badge tone="gold">{unread === 1 ? '1 new' : `${unread} new`}</Badge>}
        {endedAt && <Badge>Ended, kept for {endedDays} days</Badge>}
      </span>
    </RowLink>
  );
}
