import { site, type PrivateChat } from '@kbf/contracts';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { AgeGate } from '../../components/age/age-gate.tsx';
import { PrayerNavigation } from '../../components/prayer/prayer-navigation.tsx';
import { useGetChatQuery } from '../../components/private-chat/chats-api.ts';
import { Query } from '../../components/query.tsx';
import { Button } from '../../components/ui/button.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { Loading } from '../../components/ui/loading.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { readableMessage } from '../../lib/api/request-error.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { fullDate } from '../../lib/browser/relative-time.ts';
import { togetherPaths } from '../../lib/together-paths.ts';
import { ChatMenu } from './chat-menu.tsx';
import { Messages } from './messages.tsx';
import { useChatNews } from './use-chat-news.ts';
import { useMessages } from './use-messages.ts';
import { WriteBox } from './write-box.tsx';

/** One private chat: what both wrote, and a box to write. */
export function ChatPage() {
  const { id = '' } = useParams();
  const chat = useGetChatQuery({ id }, { refetchOnMountOrArgChange: true });
  usePageHead({
    title: `Private chat | ${site.name}`,
    description: 'A conversation of two, away from the feed.',
    keywords: site.keywords,
  });
  const missing = (
    <PageState
      level={1}
      title="We could not find this chat"
      text="It may be over, or you may not be in it."
      action={<LinkButton to={togetherPaths.chats.href()}>Go to my chats</LinkButton>}
    />
  );
  return (
    <>
      <PrayerNavigation />
      <div className="page py-5 lg:py-8">
        <Query
          of={chat}
          isWholePage
          loadingLabel="Loading the chat..."
          failedTitle="The chat did not load"
          missing={missing}
        >
          {(found) => (
            <AgeGate>
              <OneChat key={found.id} chat={found} onNews={() => void chat.refetch()} />
            </AgeGate>
          )}
        </Query>
      </div>
    </>
  );
}

function OneChat({ chat, onNews }: { chat: PrivateChat; onNews: () => void }) {
  const { id, otherName, endedAt, goneAt, readPlace } = chat;
  const { messages, hasOlder, problem, isLoading, add, catchUp, loadOlder } = useMessages(id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void catchUp(), [catchUp]);
  useChatNews(() => {
    onNews();
    void catchUp();
  });
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4">
      <header className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-sm">
            <TextLink to={togetherPaths.chats.href()}>All private chats</TextLink>
          </p>
          <h1
            ref={heading}
            tabIndex={-1}
            className="display mt-1 text-2xl [overflow-wrap:anywhere] focus:outline-none lg:text-3xl"
          >
            <span className="sr-only">Private chat with </span>
            <bdi>{otherName}</bdi>
          </h1>
        </div>
        <ChatMenu chat={chat} onDone={() => heading.current?.focus()} />
      </header>
      {messages ? (
        <Messages
          messages={messages}
          otherName={otherName}
          readPlace={readPlace}
          hasOlder={hasOlder}
          onOlder={loadOlder}
        />
      ) : problem ? (
        <PageState
          failed
          title="The messages did not load"
          text={readableMessage(problem)}
          action={<Button onClick={() => void catchUp()}>Try again</Button>}
        />
      ) : (
        <Loading label="Loading the messages..." />
      )}
      {messages && problem && !isLoading && (
        <Notice
          tone="problem"
          action={
            <Button variant="outline" size="sm" onClick={() => void catchUp()}>
              Load what is new
            </Button>
          }
        >
          We could not look for new messages. {readableMessage(problem)}
        </Notice>
      )}
      {endedAt ? (
        <Notice title="This chat has ended">
          Both of you can read it until {fullDate(goneAt ?? endedAt)}. Then it is deleted.
        </Notice>
      ) : (
        <WriteBox
          chatId={id}
          onSent={(message) => {
            add([message]);
            void catchUp();
          }}
        />
      )}
    </div>
  );
}
