import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';

/** One line of text. Inside a `Field`. */
export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={`${controlStyle} min-h-12 ${className}`} />;
}
