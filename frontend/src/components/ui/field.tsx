import { useId, type ReactNode } from 'react';

/** Props that connect a control with its label, hint and error. Spread them on the control. */
export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  label: string;
  /** Shown under the label, before the person types. */
  hint?: ReactNode;
  /** The error, in the words of the specification. */
  error?: ReactNode;
  optional?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/** Label, hint, control and error, connected for screen readers. */
export function Field({ label, hint, error, optional, className = '', children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-quiet"> (optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-balance text-quiet">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} role="alert" className="animate-fade-in text-sm font-semibold text-clay">
          {error}
        </p>
      )}
    </div>
  );
}
