import { limits } from '@kbf/contracts';
import { useTraining } from '../progress/use-training.tsx';
import { needsWords } from '../worksheets/needs-words.ts';
import { isRanked, rankingOf } from '../worksheets/ranking-of.ts';
import { SavedLines } from '../worksheets/saved-lines.tsx';

const { behaviors, outcomes } = limits.training;

/** Module 4: good and bad ways to meet the most important needs, and the intended result. */
export function Behaviors() {
  const { progress } = useTraining();
  const [first, second] = rankingOf(progress);
  return (
    <div className="flex flex-col gap-7 md:gap-12">
      <p className="measure">
        {isRanked(progress) && first && second && (
          <>
            Your top needs are <strong>{needsWords[first].short.toLowerCase()}</strong> and{' '}
            <strong>{needsWords[second].short.toLowerCase()}</strong>.{' '}
          </>
        )}
        Think of the past week, not the past ten years.
      </p>
      <div className="grid gap-x-10 gap-y-12 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <SavedLines
          path="needs.goodBehaviors"
          title="Good behaviors"
          hint="What meets them in a way that helps others, too."
          count={behaviors}
          lineLabel="Good behavior"
          placeholder="Walk the shop floor every morning"
        />
        <SavedLines
          path="needs.badBehaviors"
          title="Bad behaviors"
          hint="What meets them at someone’s expense."
          count={behaviors}
          lineLabel="Bad behavior"
          placeholder="Promise dates I can’t keep"
        />
      </div>
      <div className="border-t border-hairline pt-10">
        <SavedLines
          path="needs.outcomes"
          title="Outcomes"
          hint="What will be different when the good behaviors win."
          count={outcomes}
          lineLabel="Outcome"
          placeholder="People who stay"
        />
      </div>
    </div>
  );
}
