import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

/** Dollars in figures, with no doubt about what separates thousands and cents. */
const dollars = /^\$?\s*(?<whole>\d+|\d{1,3}(?:,\d{3})+)(?<cents>\.\d{1,2})?$/;

/** "184000" as "$184,000". Other texts stay as typed. */
export function withSeparators(text: string): string {
  const { whole, cents = '' } = dollars.exec(text.trim())?.groups ?? {};
  if (whole === undefined) return text;
  return `$${BigInt(whole.replaceAll(',', '')).toLocaleString('en-US')}${cents}`;
}

/** An amount in dollars. It shows $ and separators while nobody types in it. */
export function MoneyInput({
  value,
  onFocus,
  onBlur,
  className = '',
  ...rest
}: ComponentProps<'input'> & { value: string }) {
  const [hasFocus, setHasFocus] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The text changes with the focus, and with it the selection would go: typing would add to the amount.
  useLayoutEffect(() => {
    if (hasFocus) input.current?.select();
  }, [hasFocus]);
  return (
    <TextInput
      {...rest}
      ref={input}
      inputMode="decimal"
      autoComplete="off"
      value={hasFocus ? value : withSeparators(value)}
      onFocus={(event) => {
        setHasFocus(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setHasFocus(false);
        onBlur?.(event);
      }}
      className={`tabular-nums ${className}`}
    />
  );
}
