import { useId, useState, type ComponentType, type ReactNode } from 'react';
import type { DueCare } from '../../lib/care/use-care.ts';
import type { FirstHelpProps } from './first-help.tsx';

export type WithCareProps = {
  due: DueCare | undefined;
  /** Where the person writes. */
  children: ReactNode;
};

type CareFrameProps = WithCareProps & {
  FirstHelp: ComponentType<FirstHelpProps>;
  CareLine: ComponentType<{ care: DueCare['care'] }>;
};

/**
 * Stands around a place where a person writes. When danger is certain, help takes its place: the form folds away with
 * its words, and comes back when the person wants it. When danger is possible, one quiet line stands below it.
 */
export function CareFrame({ due, children, FirstHelp, CareLine }: CareFrameProps) {
  const [openFor, setOpenFor] = useState<string>();
  const form = useId();
  const first = due?.care.level === 'certain' ? due : undefined;
  const isOpen = !first || openFor === first.id;
  return (
    <div className="flex flex-col gap-6 print:block">
      {first && (
        <FirstHelp
          due={first}
          isOpen={isOpen}
          form={form}
          onToggle={() => setOpenFor(isOpen ? undefined : first.id)}
        />
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
