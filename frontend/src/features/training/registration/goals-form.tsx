import { fieldMessages, limits } from '@kbf/contracts';
import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { TextArea } from '../../../components/ui/text-area.tsx';
import { goalFields, hasGoal, type Goals } from '../goal-fields.ts';

type GoalsFormProps = {
  goals: Goals;
  onChange: (goals: Goals) => void;
  /** Called when there is at least one goal. */
  onDone: () => void;
  submitLabel: string;
  pending?: boolean;
};

/** Step one: the person's goals, in their own words. One goal is enough. */
export function GoalsForm({ goals, onChange, onDone, submitLabel, pending }: GoalsFormProps) {
  const [isMissing, setIsMissing] = useState(false);
  const problem = useId();
  const isProblem = isMissing && !hasGoal(goals);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsMissing(true);
    if (hasGoal(goals)) onDone();
    else event.currentTarget.querySelector('textarea')?.focus();
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      {/* Above the first field, which takes the focus: below the last one it is off the screen of a phone. */}
      {isProblem && (
        <p id={problem} role="alert" className="font-semibold text-clay">
          {fieldMessages.goals}
        </p>
      )}
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        {goalFields.map(({ key, label, example }) => (
          <Field key={key} label={label}>
            {(control) => (
              <TextArea
                {...control}
                aria-describedby={isProblem ? problem : undefined}
                aria-invalid={isProblem || undefined}
                dir="auto"
                rows={2}
                maxLength={limits.training.textMax}
                placeholder={example}
                value={goals[key]}
                onChange={({ target }) => onChange({ ...goals, [key]: target.value })}
                className="min-h-21!"
              />
            )}
          </Field>
        ))}
      </div>
      <Button
        type="submit"
        size="lg"
        pending={pending ?? false}
        pendingLabel="Saving..."
        className="w-full"
      >
        {submitLabel}
      </Button>
    </form>
  );
}
