import { pages } from '@kbf/contracts';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { FeedBanner } from './feed-banner.tsx';
import { FeedReader } from './feed-reader.tsx';
import { LetterKey } from './letter-key.tsx';
import { useLetterKey } from './feed-keys.ts';

/** The community's prayers, one at a time: first the letter, then comments and actions. */
export function PrayerFeedPage() {
  usePageHead(pages['/prayer-feed']);
  const letterKey = useLetterKey();
  return (
    <section className="page grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-5 pt-6 lg:grid-cols-[16rem_minmax(0,46rem)] lg:pt-16">
      <header className="lg:sticky lg:top-28 lg:self-start">
        <h1 className="display text-2xl lg:text-4xl">Carry one another.</h1>
        <p className="mt-1.5 text-sm text-quiet lg:mt-5 lg:text-base">
          One prayer at a time: read it slowly, and pray along.
        </p>
        <div className="mt-6 hidden lg:block">
          <LinkButton to={paths.prayer.href()}>Share a prayer</LinkButton>
        </div>
        <LetterKey {...letterKey} className="mt-8 hidden lg:block" />
      </header>
      <FeedReader likesByKey={letterKey.isOn} />
      <div className="flex flex-col gap-6 pt-4 pb-14 lg:col-start-2">
        <FeedBanner />
        <div className="lg:hidden">
          <LinkButton to={paths.prayer.href()}>Share a prayer</LinkButton>
        </div>
      </div>
    </section>
  );
}
