import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState, type ReactNode } from 'react';

type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
};

/**
 * A panel from the right edge that holds the focus until it is closed. It uses our own veil because `Dialog.Overlay`
 * writes an inline style sheet, which the content policy refuses; `data-locks-scroll` stops the page from scrolling.
 */
export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
  const [opener] = useState(() => document.activeElement);
  // Without a trigger, the dialog would lose the focus; a followed link has already moved it.
  const returnFocus = (event: Event) => {
    event.preventDefault();
    if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <div
          className="fixed inset-0 z-40 animate-fade-in bg-[#0a101d]/60"
          data-locks-scroll
          aria-hidden="true"
        />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="fixed inset-y-0 right-0 z-50 flex w-[min(22rem,88vw)] animate-drawer-in flex-col overflow-y-auto overscroll-contain bg-paper px-6 pt-4 pb-8 shadow-float focus:outline-none"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="display text-xl">{title}</Dialog.Title>
            <Dialog.Close
              aria-label="Close"
              className="-mr-3 inline-flex size-11 items-center justify-center rounded-md hover:bg-ink/5"
            >
              <X size={22} strokeWidth={1.5} aria-hidden="true" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
