import { useState, type ReactNode } from 'react';
import type { ButtonSize, ButtonVariant } from './button-style.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { ConfirmSheetProps } from './confirm-sheet.tsx';

type ConfirmButtonProps = Pick<
  ConfirmSheetProps,
  'title' | 'description' | 'confirmLabel' | 'onConfirm' | 'onDone'
> & {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  disabled?: boolean;
  /** The question has a red button. A red button asks like that by itself. */
  danger?: boolean;
  'aria-label'?: string;
};

/** A button for an action that is hard to undo: it asks first, and gets the focus back. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { children, title, description, confirmLabel, onConfirm, onDone, danger, ...rest } = props;
  const { variant = 'outline' } = rest;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...rest} variant={variant} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        danger={danger ?? variant === 'danger'}
        {...{ title, description, confirmLabel, onConfirm, onDone }}
      />
    </>
  );
}
