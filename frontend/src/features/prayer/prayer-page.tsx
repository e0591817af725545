import { pages } from '@kbf/contracts';
import { useEffect } from 'react';
import { WithCare } from '../../components/care/with-care.tsx';
import { PrayerNavigation } from '../../components/prayer/prayer-navigation.tsx';
import { loadEarly } from '../../lib/browser/load-code.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { whenIdle } from '../../lib/browser/when-idle.ts';
import { EarlierPrayers } from './earlier-prayers.tsx';
import { loadCalls } from './load-calls.ts';
import { PrayerAside, PrayerButtons } from './prayer-aside.tsx';
import { ReceiveScene } from './receive-scene.tsx';
import { useFailureToast } from './use-failure-toast.ts';
import { usePostWithoutReply } from './use-post-without-reply.ts';
import { usePrayerChat } from './use-prayer-chat.ts';
import { useScene } from './use-scene.ts';
import { WriteScene } from './write-scene.tsx';

/**
 * Prayer assistant in two scenes: write a request; receive a prayer. If shared, both go to the community. The page
 * begins without the store, which its calls load.
 */
export function PrayerPage() {
  usePageHead(pages['/prayer']);
  useEffect(() => void whenIdle().then(() => loadEarly(loadCalls)), []);
  const chat = usePrayerChat();
  const { exchanges, pending } = chat;
  const posting = usePostWithoutReply({
    requestIdFor: (content) => chat.requestIds.for(content),
    onPosted: chat.clear,
  });
  const care = posting.care ?? chat.care;
  const helpFirst = care?.care.level === 'certain';
  const { scene, isFresh, read, top, field, trouble, label } = useScene(chat, helpFirst);
  useFailureToast(chat.failure);

  const last = exchanges.at(-1);

  function send() {
    posting.forget();
    void chat.send();
  }

  // When help replaces the reply, the request is still shown below as a letter, with its status.
  const receives =
    scene === 'receive' || (helpFirst && exchanges.at(-1)?.reply.source === 'crisis');
  const earlier = receives && !pending ? exchanges.slice(0, -1) : exchanges;
  return (
    <>
      <PrayerNavigation />
      <div
        className={`page grid grid-cols-[minmax(0,1fr)] content-start gap-x-20 gap-y-10 py-5 md:py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] ${receives ? 'min-h-[calc(100dvh-4rem)]' : ''}`}
      >
        <div ref={top} className="flex min-w-0 -scroll-mt-5 flex-col gap-4">
          <h1 className={scene === 'write' && !helpFirst ? 'display text-2xl' : 'sr-only'}>
            What is on your heart?
          </h1>
          <WithCare due={care} onSafe={posting.care ? posting.saySafe : () => void chat.saySafe()}>
            {(scene === 'write' || helpFirst) && (
              <WriteScene
                chat={chat}
                posting={posting}
                field={field}
                trouble={trouble}
                onSend={send}
              />
            )}
          </WithCare>
          {receives && (
            <ReceiveScene
              key={pending?.requestId ?? last?.id}
              pending={pending}
              exchange={last}
              helpFirst={helpFirst}
              isFresh={isFresh}
              label={label}
              onStop={() => void chat.stop()}
              onRead={read}
              onAgain={read}
            />
          )}
          {scene === 'write' && <PrayerButtons />}
          <EarlierPrayers exchanges={earlier} />
        </div>
        <PrayerAside />
      </div>
    </>
  );
}
