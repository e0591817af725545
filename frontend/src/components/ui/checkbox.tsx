import { Check } from 'lucide-react';
import { Checkbox as Parts } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { choiceMark } from './choice-style.ts';
import { ChoiceWords, hintIdOf } from './choice-words.tsx';

type CheckboxProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  /** Explanation below the label. */
  hint?: ReactNode;
  disabled?: boolean;
  name?: string;
};

/** A checkbox that takes effect on submit. The whole line can be pressed. */
export function Checkbox({ checked, onCheckedChange, label, hint, disabled, name }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-start gap-3 py-2">
      <Parts.Root
        id={id}
        name={name}
        checked={checked}
        disabled={disabled}
        aria-describedby={hintIdOf(id, hint)}
        onCheckedChange={(state) => onCheckedChange(state === true)}
        className={`${choiceMark} rounded-[5px] data-[state=checked]:bg-button`}
      >
        <Parts.Indicator className="text-button-ink forced-colors:text-[ButtonText]">
          <Check size={15} strokeWidth={3} aria-hidden="true" />
        </Parts.Indicator>
      </Parts.Root>
      <ChoiceWords
        id={id}
        label={label}
        hint={hint}
        className={disabled ? 'text-quiet' : 'cursor-pointer'}
      />
    </div>
  );
}
