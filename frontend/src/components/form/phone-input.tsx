import { useImperativeHandle, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { TextInput } from '../ui/text-input.tsx';
import { caretAfterDigits, formatPhone } from './format-phone.ts';

type PhoneInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: string;
  onValue: (value: string) => void;
};

/** A phone number, formatted while typing; the caret stays at the edited digit. */
export function PhoneInput({ value, onValue, ref, ...rest }: PhoneInputProps) {
  const input = useRef<HTMLInputElement>(null);
  // The caller's ref gets the element too, to focus it.
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const digitsBeforeCaret = useRef<number | undefined>(undefined);

  useLayoutEffect(() => {
    const digits = digitsBeforeCaret.current;
    digitsBeforeCaret.current = undefined;
    if (digits === undefined || document.activeElement !== input.current) return;
    const caret = caretAfterDigits(value, digits);
    input.current?.setSelectionRange(caret, caret);
  }, [value]);

  return (
    <TextInput
      ref={input}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      {...rest}
      value={value}
      onChange={({ target }) => {
        const before = target.value.slice(0, target.selectionStart ?? target.value.length);
        digitsBeforeCaret.current = before.replace(/\D/g, '').length;
        onValue(formatPhone(target.value));
      }}
    />
  );
}
