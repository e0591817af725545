import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';

/** Single-line text. Inside a `Field`. */
export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={`${controlStyle} min-h-12 ${className}`} />;
}
