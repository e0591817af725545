import { Check } from 'lucide-react';

type ModuleTabProps = { number: number; title: string; isDone: boolean };

/** The label of a module's tab: its number, or a check mark once it is done. */
export function ModuleTab({ number, title, isDone }: ModuleTabProps) {
  return (
    <span className="inline-flex items-baseline gap-1.5">
      <span className={isDone ? 'sr-only' : 'text-gold-text tabular-nums'}>{number}</span>
      {isDone && (
        <Check size={16} strokeWidth={2} aria-hidden="true" className="self-center text-olive" />
      )}
      {title}
      {isDone && <span className="sr-only">completed</span>}
    </span>
  );
}
