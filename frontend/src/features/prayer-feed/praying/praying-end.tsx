import { Button } from '../../../components/ui/button.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { ArchLine } from '../../../components/ui/arch.tsx';
import { PageState } from '../../../components/ui/page-state.tsx';
import { paths } from '../../../lib/paths.ts';
import { marks } from '../use-turning.ts';

/** There is nothing to pray for. */
export function NothingToPrayFor() {
  return (
    <PageState
      title="No prayers are waiting right now"
      text="You prayed for all of them today, or no one has shared one yet."
      action={<LinkButton to={paths.prayer.href()}>Share a prayer</LinkButton>}
    />
  );
}

type PrayingEndProps = { prayedToday: number; onMore: (() => void) | undefined };

/** The end of a round. It takes the focus, as the next letter would. */
export function PrayingEnd({ prayedToday, onMore }: PrayingEndProps) {
  const feed = (
    <LinkButton variant="outline" to={paths.prayerFeed.href()}>
      Go to the feed
    </LinkButton>
  );
  return (
    <section className="flex animate-fade-in flex-col items-center gap-4 px-6 py-16 text-center">
      <ArchLine className="h-20 text-gold" />
      <h2 {...{ [marks.name]: '' }} tabIndex={-1} className="display text-2xl">
        {endOf(prayedToday)}
      </h2>
      <p className="max-w-[44ch] text-balance text-quiet">
        {prayedToday > 0
          ? 'Thank you. The people who shared these prayers see how many prayed for them. They do not see who.'
          : 'You can come back whenever you like.'}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {onMore && <Button onClick={onMore}>Keep praying</Button>}
        {feed}
      </div>
    </section>
  );
}

function endOf(prayedToday: number): string {
  if (prayedToday === 0) return 'You have reached the end';
  return prayedToday === 1
    ? 'You prayed for 1 person today.'
    : `You prayed for ${prayedToday} people today.`;
}
