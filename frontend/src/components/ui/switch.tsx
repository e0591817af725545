import { Switch as Parts } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { ChoiceWords, hintIdOf } from './choice-words.tsx';

const thumbStyle =
  'size-4.5 rounded-full bg-field transition-transform duration-150 data-[state=checked]:translate-x-5 data-[state=checked]:bg-button-ink motion-reduce:transition-none forced-colors:bg-[ButtonText]';

const trackStyle = [
  'mt-0.5 inline-flex h-7 w-12 shrink-0 items-center rounded-full border border-field bg-linen px-1',
  'transition-colors duration-150 data-[state=checked]:border-button data-[state=checked]:bg-button',
  'disabled:opacity-60',
].join(' ');

type SwitchProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
};

/** A switch that takes effect at once. */
export function Switch({ checked, onCheckedChange, label, hint, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-start justify-between gap-6 py-2">
      <ChoiceWords id={id} label={label} hint={hint} className="cursor-pointer font-semibold" />
      <Parts.Root
        id={id}
        checked={checked}
        disabled={disabled}
        aria-describedby={hintIdOf(id, hint)}
        onCheckedChange={onCheckedChange}
        className={trackStyle}
      >
        <Parts.Thumb className={thumbStyle} />
      </Parts.Root>
    </div>
  );
}
