import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';

/**
 * Multi-line text. It grows downward with its content where the browser supports that, never sideways. Inside a
 * `Field`.
 */
export function TextArea({ className = '', rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...rest}
      className={`${controlStyle} field-sizing-content contain-inline-size max-h-[60vh] min-h-28 resize-y leading-relaxed ${className}`}
    />
  );
}
