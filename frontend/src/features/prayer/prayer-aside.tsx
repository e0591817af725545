import { fellowshipPrayer } from '@kbf/site-texts/fellowship-prayer';
import { siteScriptures } from '@kbf/site-texts/site-scriptures';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { Verse } from '../../components/ui/verse.tsx';
import { paths } from '../../lib/paths.ts';

const tips = [
  'Write the way you would talk to a friend. There is no right way to do it.',
  'Start with one thing. The rest can follow.',
  'If you share, leave out other people’s names and numbers.',
  'Giving thanks is a prayer, too.',
];

/** Beside the conversation on wide screens. */
export function PrayerAside() {
  return (
    <aside className="hidden flex-col gap-10 lg:flex">
      <Verse {...siteScriptures.prayer} className="text-lg" />
      <section className="border-t border-hairline pt-6">
        <h2 className="display text-xl">Others are praying</h2>
        <p className="mt-2 text-quiet">Read what people have shared and pray along.</p>
        <p className="mt-3">
          <TextLink to={paths.prayerFeed.href()}>Community prayers</TextLink>
        </p>
      </section>
      <section className="border-t border-hairline pt-6">
        <h2 className="display text-xl">When words are hard to find</h2>
        <ul className="mt-3 flex flex-col gap-2 text-quiet">
          {tips.map((tip) => (
            <li key={tip} className="flex gap-3">
              <span aria-hidden="true" className="mt-[0.8em] h-px w-4 shrink-0 bg-gold" />
              {tip}
            </li>
          ))}
        </ul>
      </section>
      <details className="border-t border-hairline pt-4">
        <summary className="display min-h-11 content-center text-xl">The fellowship prayer</summary>
        <div className="prose-serif mt-4 flex flex-col gap-3">
          {fellowshipPrayer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
    </aside>
  );
}

/** On narrow screens, feed and community are two buttons. */
export function PrayerButtons() {
  return (
    <div className="flex flex-wrap gap-3 lg:hidden">
      <LinkButton variant="outline" size="sm" to={paths.prayerFeed.href()}>
        Read the feed
      </LinkButton>
      <LinkButton variant="outline" size="sm" to={paths.prayerCommunity.href()}>
        Meet the community
      </LinkButton>
    </div>
  );
}
