import { pages } from '@kbf/contracts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PrayerNavigation } from '../../../components/prayer/prayer-navigation.tsx';
import { TextLink } from '../../../components/ui/text-link.tsx';
import { usePageHead } from '../../../lib/browser/page-head.ts';
import { useSingleKeys } from '../../../lib/browser/use-single-keys.ts';
import { paths } from '../../../lib/paths.ts';
import { togetherPaths } from '../../../lib/together-paths.ts';
import { FeedFrame } from '../feed-frame.tsx';
import { PrayerLetter } from '../prayer-letter.tsx';
import { PrayerMenu } from '../prayer-menu.tsx';
import { PrayedButton } from './prayed-button.tsx';
import { NothingToPrayFor, PrayingEnd } from './praying-end.tsx';
import { PrayingKeys } from './praying-keys.tsx';
import { usePrayingPosition } from './use-praying-position.ts';

const labels = {
  loading: 'Loading prayers...',
  previous: 'Previous',
  next: 'Next',
  counter: (position: number, total: number) => `${position} of ${total}`,
};

/** Praying through the feed or a circle: one letter after the other, least prayed for first, to a gentle end. */
export function PrayingPage() {
  usePageHead(pages['/prayer/through']);
  const keys = useSingleKeys('praying-keys');
  const { id: circleId } = useParams();
  const feed = usePrayingPosition(circleId);
  const [prayedToday, setPrayedToday] = useState(0);
  const { prayer, leave } = feed;
  return (
    <>
      <PrayerNavigation />
      <section className="page grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-5 pt-5 lg:grid-cols-[16rem_minmax(0,46rem)] lg:pt-14">
        <header className="lg:sticky lg:top-28 lg:self-start">
          <h1 className="display text-2xl lg:text-4xl">
            {circleId ? 'Pray for your circle.' : 'Pray for others.'}
          </h1>
          <p className="mt-1.5 text-sm text-quiet lg:mt-5 lg:text-base">
            One prayer at a time. The least prayed for come first.
          </p>
          <PrayingKeys {...keys} />
        </header>
        <FeedFrame
          feed={feed}
          likesByKey={false}
          labels={labels}
          empty={
            feed.isEmpty ? (
              <NothingToPrayFor circleId={circleId} />
            ) : (
              <PrayingEnd circleId={circleId} prayedToday={prayedToday} onMore={feed.goOn} />
            )
          }
          renderAct={({ begin, next }) =>
            prayer && (
              <PrayedButton
                key={prayer.id}
                prayerId={prayer.id}
                byLetters={keys.isOn}
                onNext={next}
                onPrayed={(count) => {
                  if (count !== undefined) setPrayedToday(count);
                  begin();
                  leave(prayer.id);
                }}
              />
            )
          }
        >
          {(letter, onRemoved) => (
            <article
              key={letter.id}
              aria-label={`Prayer from ${letter.userName}`}
              className="relative animate-fade-in rounded-md border border-hairline bg-surface p-6 sm:p-10"
            >
              <PrayerLetter prayer={letter} />
              <div className="absolute top-3.5 right-3 sm:top-7 sm:right-7 print:hidden">
                <PrayerMenu prayer={letter} onRemoved={onRemoved} />
              </div>
              <p className="mt-8 border-t border-hairline pt-4 print:hidden">
                <TextLink
                  to={
                    circleId
                      ? togetherPaths.circle.href(circleId)
                      : paths.prayerFeed.href(letter.id)
                  }
                >
                  Write a comment
                </TextLink>
              </p>
            </article>
          )}
        </FeedFrame>
      </section>
    </>
  );
}
