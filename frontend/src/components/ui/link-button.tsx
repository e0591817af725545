import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { buttonStyle, type ButtonLook } from './button-style.ts';

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  className,
  ...rest
}: LinkProps & ButtonLook & { ref?: Ref<HTMLAnchorElement> }) {
  return <Link {...rest} className={buttonStyle({ variant, size, className })} />;
}
