import { limits } from '@kbf/contracts';
import { SavedLines } from '../worksheets/saved-lines.tsx';
import { SavedText } from '../worksheets/saved-text.tsx';

const { actions } = limits.training;

/** Module 6: what the person will stop doing, and what they will do. */
export function ActionLists() {
  return (
    <div className="flex flex-col gap-12">
      <SavedText
        path="actions.desiredOutcome"
        label="Desired outcome"
        hint="In one sentence, so that every line below can be held against it."
        placeholder="Four good days a week"
        long
      />
      <div className="grid gap-x-10 gap-y-12 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <SavedLines
          path="actions.doNotList"
          title="I do not"
          hint="What takes the time of what matters."
          count={actions}
          lineLabel="I do not"
          placeholder="Open the mail on Fridays"
        />
        <SavedLines
          path="actions.doList"
          title="I do"
          hint="Begin with a verb, and with what can be done this week."
          count={actions}
          lineLabel="I do"
          placeholder="Plan the week on Sunday evening"
        />
      </div>
    </div>
  );
}
