import { useLayoutEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { DangerLine } from '../help-line/danger-line.tsx';
import type { FirstHelpProps } from './first-help.tsx';

/** Shown while the help texts are loading or failed to load: the number that answers day and night. */
export function FirstNumber({ isOpen, form, onToggle }: FirstHelpProps) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    place.current?.scrollIntoView?.({ block: 'start', behavior: 'auto' });
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label="Help"
      className="measure scroll-mt-4 border-l-4 border-clay pl-5"
    >
      <DangerLine className="text-lg" />
      <Button
        variant="outline"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={form}
        onClick={onToggle}
        className="mt-4"
      >
        {isOpen ? 'Hide the form' : 'Keep writing'}
      </Button>
    </section>
  );
}
