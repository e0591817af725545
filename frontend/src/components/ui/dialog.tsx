import { X } from 'lucide-react';
import { Dialog as Parts } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { QuietLine } from '../help-line/quiet-line.tsx';
import { Veil } from './veil.tsx';

const sheet =
  'fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] overflow-y-auto overscroll-contain rounded-t-md bg-surface px-6 pt-5 pb-8 shadow-float focus:outline-none sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-md sm:pb-6';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One sentence below the title. */
  description?: string;
  children?: ReactNode;
  /** Buttons, with the safe one first. */
  actions?: ReactNode;
  size?: 'narrow' | 'wide';
};

/** A modal dialog. On phones a sheet from below, elsewhere a card in the middle. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description } = props;
  const { children, actions, size = 'narrow' } = props;
  const [opener, setOpener] = useState<Element | null>(null);
  // Opened without a Radix trigger, it would lose the focus when it closes.
  const remember = () => setOpener(document.activeElement);
  const giveBack = (event: Event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
  return (
    <Parts.Root open={open} onOpenChange={onOpenChange}>
      <Parts.Portal>
        <Veil />
        <Parts.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={giveBack}
          className={`${sheet} ${size === 'wide' ? 'sm:w-[min(46rem,92vw)]' : 'sm:w-[min(30rem,92vw)]'}`}
        >
          <div className="flex items-start justify-between gap-4">
            <Parts.Title className="display text-xl">{title}</Parts.Title>
            <Parts.Close
              aria-label="Close"
              className="-mt-1 -mr-3 inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-ink/5"
            >
              <X size={22} strokeWidth={1.5} aria-hidden="true" />
            </Parts.Close>
          </div>
          {description && (
            <Parts.Description className="mt-2 text-quiet">{description}</Parts.Description>
          )}
          {children && <div className="mt-4">{children}</div>}
          {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
          <QuietLine className="not-empty:mt-4" />
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  );
}
