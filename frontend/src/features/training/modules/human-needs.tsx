import { Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { lazyNamed } from '../../../lib/browser/lazy-named.ts';
import { useFocusWhen } from '../../../lib/browser/use-focus-when.ts';
import { useTraining } from '../progress/use-training.tsx';
import { needsWords } from '../worksheets/needs-words.ts';
import { isRanked, rankingOf, rankingPath } from '../worksheets/ranking-of.ts';

// The drag library is as large as all six modules.
const NeedsRanking = lazyNamed(() => import('../worksheets/needs-ranking.tsx'), 'NeedsRanking');

/** Module 3: six needs, ranked by how strongly they drive a person. */
export function HumanNeeds() {
  const { sync, progress } = useTraining();
  const [first, second] = rankingOf(progress);
  const [isKept, setIsKept] = useState(false);
  // The pressed button is gone.
  const drivers = useFocusWhen<HTMLHeadingElement>(isKept);
  return (
    <div className="flex flex-col gap-6 md:gap-10">
      <p className="measure">
        Rank by what actually drives you, not by what you admire. Think of your last three decisions
        that cost you something.
      </p>
      <Suspense fallback={<Skeleton className="h-[29rem] w-full" />}>
        <NeedsRanking />
      </Suspense>
      {!isRanked(progress) && (
        <Button
          variant="outline"
          className="-mt-2 self-start"
          onClick={() => {
            sync.write(rankingPath, rankingOf(progress));
            setIsKept(true);
          }}
        >
          Keep this order
        </Button>
      )}
      {isRanked(progress) && first && second && (
        <section aria-labelledby="drivers" className="border-t border-gold/60 pt-7">
          <h3 ref={drivers} tabIndex={-1} id="drivers" className="display text-xl">
            What drives you: {needsWords[first].short}, then {needsWords[second].short}
          </h3>
          <dl className="mt-4 grid gap-x-10 gap-y-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
            {[first, second].map((need) => (
              <div key={need}>
                <dt className="font-semibold">{need}</dt>
                <dd className="mt-1 text-quiet">{needsWords[need].work}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
