import { pages, type PrayerReply } from '@kbf/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { WithCare } from '../../components/care/with-care.tsx';
import { usePageHead } from '../../lib/page-head.ts';
import { toast } from '../../lib/toast.ts';
import { Conversation, ReplyBeingWritten } from './conversation.tsx';
import { PrayerAside, PrayerButtons } from './prayer-aside.tsx';
import { PrayerComposer } from './prayer-composer.tsx';
import { PrayerNavigation } from '../../components/prayer/prayer-navigation.tsx';
import { ReplyFailed } from './reply-failed.tsx';
import { usePostWithoutReply } from './use-post-without-reply.ts';
import { usePrayerChat } from './use-prayer-chat.ts';
import { useRedirectToFeed } from './use-redirect-to-feed.ts';

/** Prayer assistant: write a request, get a prayer, and share both with the community. */
export function PrayerPage() {
  usePageHead(pages['/prayer']);
  const chat = usePrayerChat();
  const { draft, exchanges, pending, failure } = chat;
  const redirectToFeed = useRedirectToFeed();
  const posting = usePostWithoutReply({
    requestIdFor: (content) => chat.requestIds.for(content),
    onPosted: chat.clear,
  });
  const care = posting.care ?? chat.care;
  const helpFirst = care?.care.level === 'certain';
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Help has come into view by itself, and stays there while somebody reads.
    if (!helpFirst && (pending || exchanges.length > 0))
      end.current?.scrollIntoView?.({ block: 'nearest', behavior: 'auto' });
  }, [pending, exchanges.length, helpFirst]);

  const lastReply = exchanges.at(-1)?.reply;
  const onReply = useEffectEvent((reply: PrayerReply | undefined) => {
    if (reply?.posted === 'public') redirectToFeed(reply);
  });
  useEffect(() => onReply(lastReply), [lastReply]);

  useEffect(() => {
    // That the login has ended was said already, and whoever needs help reads nothing else.
    if (!failure || failure.loginLost || failure.care?.level === 'certain') return;
    toast({
      variant: 'destructive',
      title: 'Prayer Helper Unavailable',
      description: "I'm having trouble connecting right now. Please try again in a moment.",
    });
  }, [failure]);

  return (
    <>
      <PrayerNavigation />
      <section className="page breathe grid gap-x-20 gap-y-10 lg:grid-cols-[1fr_19rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <header className="measure">
            <p className="kicker">Prayer</p>
            <h1 className="display mt-4 text-4xl">What is on your heart?</h1>
            <p className="prose-serif mt-5 text-lg">
              Write it down as it comes. You will get a prayer in answer, and if you like, the
              community prays it with you.
            </p>
          </header>
          <PrayerButtons />
          {/* Always there, so that screen readers hear the first reply too; while empty it takes no room. Help
              is read by itself, once. */}
          <div
            aria-live={helpFirst ? 'off' : 'polite'}
            className="flex flex-col gap-12 empty:-mb-10"
          >
            <Conversation exchanges={exchanges} helpFirst={helpFirst} />
          </div>
          {pending && (
            <ReplyBeingWritten streamed={pending.streamed} lost={pending.contact !== 'open'} />
          )}
          <div ref={end} />
          <WithCare due={care}>
            <div className="flex flex-col gap-10">
              {failure && !pending && (
                <ReplyFailed
                  failure={failure}
                  draft={draft}
                  posting={posting}
                  onRetry={() => void chat.send()}
                />
              )}
              <PrayerComposer
                draft={draft}
                pending={pending !== undefined}
                onDraft={chat.change}
                onSend={() => void chat.send()}
                onStop={() => void chat.stop()}
              />
            </div>
          </WithCare>
        </div>
        <PrayerAside />
      </section>
    </>
  );
}
