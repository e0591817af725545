import { RadioGroup as Parts } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { choiceMark } from './choice-style.ts';
import { ChoiceWords, hintIdOf } from './choice-words.tsx';

type RadioGroupProps<Value extends string> = {
  /** The question above the choices. */
  label: ReactNode;
  /** Only for screen readers, where the choices are clear without a label. */
  hideLabel?: boolean;
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string; hint?: ReactNode; disabled?: boolean }[];
  disabled?: boolean;
  className?: string;
};

/** Exactly one of a few visible choices; arrow keys move between them. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hideLabel, value, onValueChange, options, disabled, className = '' } = props;
  const id = useId();
  return (
    <div className={className}>
      <p id={id} className={hideLabel ? 'sr-only' : 'mb-1 font-semibold'}>
        {label}
      </p>
      <Parts.Root
        aria-labelledby={id}
        value={value ?? null}
        disabled={disabled}
        // Radix passes a string; it can only be one of the options.
        onValueChange={(chosen) => {
          const option = options.find((one) => one.value === chosen);
          if (option) onValueChange(option.value);
        }}
        className="flex flex-col"
      >
        {options.map((option) => (
          <div key={option.value} className="flex min-h-11 items-start gap-3 py-2">
            <Parts.Item
              id={`${id}-${option.value}`}
              value={option.value}
              disabled={option.disabled}
              aria-describedby={hintIdOf(`${id}-${option.value}`, option.hint)}
              className={`${choiceMark} rounded-full`}
            >
              <Parts.Indicator className="size-3 rounded-full bg-button forced-colors:bg-[ButtonText]" />
            </Parts.Item>
            <ChoiceWords
              id={`${id}-${option.value}`}
              label={option.label}
              hint={option.hint}
              className="cursor-pointer"
            />
          </div>
        ))}
      </Parts.Root>
    </div>
  );
}
