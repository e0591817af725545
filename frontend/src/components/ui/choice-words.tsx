import type { ReactNode } from 'react';

type ChoiceWordsProps = {
  /** Of the control that they name. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Looks of the label. */
  className: string;
};

/** The element that describes a control, for `aria-describedby`; none without a hint. */
export const hintIdOf = (id: string, hint: ReactNode): string | undefined =>
  hint ? `${id}-hint` : undefined;

/** The words beside a checkbox, radio button or switch: what it is, and below that what it means. */
export function ChoiceWords({ id, label, hint, className }: ChoiceWordsProps) {
  return (
    <div>
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
