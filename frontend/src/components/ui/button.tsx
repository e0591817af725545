import type { ComponentProps } from 'react';
import { buttonStyle, type ButtonLook } from './button-style.ts';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** While true the button is disabled and shows `pendingLabel`. */
    pending?: boolean;
    pendingLabel?: string;
  };

/** A button. `type` defaults to "button", so that it does not submit a form by accident. */
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
