import { Button } from '../../../components/ui/button.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { ArchLine } from '../../../components/ui/arch.tsx';
import { PageState } from '../../../components/ui/page-state.tsx';
import { paths } from '../../../lib/paths.ts';
import { togetherPaths } from '../../../lib/together-paths.ts';
import { marks } from '../use-turning.ts';

type OfCircle = { circleId: string | undefined };

/** There is nothing to pray for. */
export function NothingToPrayFor({ circleId }: OfCircle) {
  return (
    <PageState
      title="No prayers are waiting right now"
      text="You prayed for all of them today, or no one has shared one yet."
      action={
        circleId ? (
          <LinkButton to={togetherPaths.circle.href(circleId)}>Back to your circle</LinkButton>
        ) : (
          <LinkButton to={paths.prayer.href()}>Share a prayer</LinkButton>
        )
      }
    />
  );
}

type PrayingEndProps = OfCircle & { prayedToday: number; onMore: (() => void) | undefined };

/** The end of a round. It takes the focus, as the next letter would. */
export function PrayingEnd({ circleId, prayedToday, onMore }: PrayingEndProps) {
  const back = (
    <LinkButton
      variant="outline"
      to={circleId ? togetherPaths.circle.href(circleId) : paths.prayerFeed.href()}
    >
      {circleId ? 'Back to your circle' : 'Go to the feed'}
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
        {back}
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
