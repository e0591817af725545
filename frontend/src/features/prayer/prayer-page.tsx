import { pages } from '@kbf/contracts';
import { useEffect, useRef } from 'react';
import { usePageHead } from '../../lib/page-head.ts';
import { toast } from '../../lib/toast.ts';
import { Conversation, ReplyBeingWritten } from './conversation.tsx';
import { PrayerAside, PrayerButtons } from './prayer-aside.tsx';
import { PrayerComposer } from './prayer-composer.tsx';
import { PrayerNavigation } from './prayer-navigation.tsx';
import { ReplyFailed } from './reply-failed.tsx';
import { usePrayerChat } from './use-prayer-chat.ts';
import { useRedirectToFeed } from './use-redirect-to-feed.ts';

/** Prayer assistant: write a request, get a prayer, and share both with the community. */
export function PrayerPage() {
  usePageHead(pages['/prayer']);
  const chat = usePrayerChat();
  const { draft, exchanges, pending, failure } = chat;
  const redirectToFeed = useRedirectToFeed();
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (pending || exchanges.length > 0)
      end.current?.scrollIntoView?.({ block: 'nearest', behavior: 'auto' });
  }, [pending, exchanges.length]);

  async function send() {
    const reply = await chat.send();
    if (reply?.posted === 'public') redirectToFeed(reply);
  }

  useEffect(() => {
    // That the login has ended was said already.
    if (!failure || failure.loginLost) return;
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
          {/* Always there, so that screen readers hear the first reply too; while empty it takes no room. */}
          <div aria-live="polite" className="flex flex-col gap-12 empty:-mb-10">
            <Conversation exchanges={exchanges} />
          </div>
          {pending && <ReplyBeingWritten streamed={pending.streamed} lost={pending.lost} />}
          {failure && !pending && (
            <ReplyFailed
              failure={failure}
              draft={draft}
              requestIdFor={(content) => chat.requestIds.for(content)}
              onRetry={() => void send()}
              onPosted={chat.clear}
            />
          )}
          <div ref={end} />
          <PrayerComposer
            draft={draft}
            pending={pending !== undefined}
            onDraft={chat.change}
            onSend={() => void send()}
            onStop={() => void chat.stop()}
          />
        </div>
        <PrayerAside />
      </section>
    </>
  );
}
