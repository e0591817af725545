import type { ComponentProps } from 'react';
import { buttonStyle, type ButtonLook } from './button-style.ts';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** While true the button is disabled and says `pendingLabel`. */
    pending?: boolean;
    pendingLabel?: string;
  };

/** A button. `type` is "button" unless told, so that none submits a form by accident. */
export function Button({
  variant,
  size,
  className,
  pending = false,
  pendingLabel,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={buttonStyle({ variant, size, className })}
    >
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  );
}
