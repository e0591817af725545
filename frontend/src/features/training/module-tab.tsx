import { Check } from 'lucide-react';

type ModuleTabProps = { number: number; title: string; isDone: boolean };

/** The name of a module on its tab: its number, or a mark once it is done. */
export function ModuleTab({ number, title, isDone }: ModuleTabProps) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className="text-gold-text tabular-nums">{number}</span>
      {title}
      {isDone && (
        <>
          <Check size={16} strokeWidth={2} aria-hidden="true" className="text-olive" />
          <span className="sr-only">completed</span>
        </>
      )}
    </span>
  );
}
