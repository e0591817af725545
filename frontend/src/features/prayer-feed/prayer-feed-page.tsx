import { pages } from '@kbf/contracts';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { FeedBanner } from './feed-banner.tsx';
import { FeedReader } from './feed-reader.tsx';
import { useLetterKey } from './feed-keys.ts';
import { Button } from '../../components/ui/button.tsx';

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

type LetterKeyProps = { isOn: boolean; turn: (on: boolean) => void; className: string };

const cap = 'rounded-sm border border-hairline px-1.5 font-sans text-ink';

/** Shows the keys, and can turn off the letter key. */
function LetterKey({ isOn, turn, className }: LetterKeyProps) {
  return (
    <div className={`text-sm text-quiet ${className}`}>
      <p>
        <kbd className={cap}>←</kbd> <kbd className={cap}>→</kbd> turn the page
        {isOn && (
          <>
            , <kbd className={cap}>L</kbd> likes
          </>
        )}
      </p>
      <Button variant="quiet" className="-ml-5 text-sm" onClick={() => turn(!isOn)}>
        {isOn ? 'Turn the L key off' : 'Turn the L key on'}
      </Button>
    </div>
  );
}
