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
        hint="One sentence that every line below should serve."
        placeholder="Four good days a week"
        long
      />
      <div className="grid gap-x-10 gap-y-12 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <SavedLines
          path="actions.doNotList"
          title="I don’t"
          hint="What takes time away from what matters."
          count={actions}
          lineLabel="I don’t"
          placeholder="Check email on Fridays"
        />
        <SavedLines
          path="actions.doList"
          title="I do"
          hint="Start with a verb, and with what you can do this week."
          count={actions}
          lineLabel="I do"
          placeholder="Plan the week on Sunday evening"
        />
      </div>
    </div>
  );
}
