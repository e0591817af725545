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
            Your first needs are <strong>{needsWords[first].short.toLowerCase()}</strong> and{' '}
            <strong>{needsWords[second].short.toLowerCase()}</strong>.{' '}
          </>
        )}
        Think of the last week, not of the last ten years.
      </p>
      <div className="grid gap-x-10 gap-y-12 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <SavedLines
          path="needs.goodBehaviors"
          title="Good behaviors"
          hint="What feeds them, and others are better off for it."
          count={behaviors}
          lineLabel="Good behavior"
          placeholder="Walk the shop every morning"
        />
        <SavedLines
          path="needs.badBehaviors"
          title="Bad behaviors"
          hint="What feeds them, and somebody pays for it."
          count={behaviors}
          lineLabel="Bad behavior"
          placeholder="Promise dates I cannot keep"
        />
      </div>
      <div className="border-t border-hairline pt-10">
        <SavedLines
          path="needs.outcomes"
          title="Outcomes"
          hint="What will be different when the first column wins."
          count={outcomes}
          lineLabel="Outcome"
          placeholder="People who stay"
        />
      </div>
    </div>
  );
}
