import type { ReactNode } from 'react';

type ChoiceWordsProps = {
  /** Id of the control. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Classes of the label. */
  className: string;
};

/** Id of the hint for `aria-describedby`; undefined without a hint. */
export const hintIdOf = (id: string, hint: ReactNode): string | undefined =>
  hint ? `${id}-hint` : undefined;

/** Label and hint of a checkbox, radio button or switch. */
export function ChoiceWords({ id, label, hint, className }: ChoiceWordsProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={className}>
        {label}
      </label>
      {hint && (
        <p id={hintIdOf(id, hint)} className="text-sm text-quiet">
          {hint}
        </p>
      )}
    </div>
  );
}
