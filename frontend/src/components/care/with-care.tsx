import { useId, useState, type ReactNode } from 'react';
import type { DueCare } from '../../lib/care/use-care.ts';
import { Button } from '../ui/button.tsx';
import { CareHelp } from './care-help.tsx';
import { CareLine } from './care-line.tsx';
import { whatBecame } from './what-became.ts';

type WithCareProps = {
  due: DueCare | undefined;
  /** Where the person writes. */
  children: ReactNode;
};

/**
 * Stands around every place where a person writes. When danger is certain, help takes its place: the form folds away
 * with its words, and comes back when the person wants it. When danger is possible, one quiet line stands below it.
 */
export function WithCare({ due, children }: WithCareProps) {
  const [openFor, setOpenFor] = useState<string>();
  const form = useId();
  const first = due?.care.level === 'certain' ? due : undefined;
  const isOpen = !first || openFor === first.id;
  const words = first && whatBecame[first.care.language];
  return (
    <div className="flex flex-col gap-6 print:block">
      {first && words && (
        <div>
          <CareHelp key={first.id} care={first.care}>
            <p>{words[first.state].join(' ')}</p>
          </CareHelp>
          <Button
            variant="outline"
            size="sm"
            lang={first.care.language}
            aria-expanded={isOpen}
            aria-controls={form}
            onClick={() => setOpenFor(isOpen ? undefined : first.id)}
            className="mt-6"
          >
            {isOpen ? words.fold : words.open}
          </Button>
        </div>
      )}
      <div id={form} hidden={!isOpen}>
        {children}
      </div>
      {/* Always there, so that screen readers hear the line when it comes; while empty it takes no room. */}
      <div aria-live="polite" className="empty:-mt-6">
        {due && !first && <CareLine care={due.care} />}
      </div>
    </div>
  );
}
