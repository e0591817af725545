import type { OwnPrayer } from '@kbf/contracts';
import { Button } from '../../../components/ui/button.tsx';
import { useMutePrayedMutation } from '../account-api.ts';

type PrayedLineProps = { prayerId: string; count: OwnPrayer['prayedCount'] };

/** How many people prayed for one's own prayer, and a way not to see it. While no one has, it says nothing. */
export function PrayedLine({ prayerId, count }: PrayedLineProps) {
  const [mute, { isLoading }] = useMutePrayedMutation();
  if (count === 0) return null;
  const muted = count === null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm">
      {wordsFor(count)}
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3.5"
        pending={isLoading}
        onClick={() => void mute({ id: prayerId, muted: !muted })}
      >
        {muted ? 'Show it' : 'Hide this'}
      </Button>
    </p>
  );
}

function wordsFor(count: number | null): string {
  if (count === null) return 'You chose not to see how many people pray for this.';
  return count === 1
    ? '1 person prayed for this since yesterday.'
    : `${count} people prayed for this since yesterday.`;
}
