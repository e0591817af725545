import type { ComponentProps } from 'react';
import type { Persona } from '../../../components/chat/persona.ts';
import { planParts } from '../papers/plan-parts.tsx';

/** The first module has two sheets: the goals, and their costs, which the second one adds up. */
const belongsTo = (part: number, module: number) => part === module || (module === 1 && part === 2);

/** The person's own sheet for the module of an answer, with its current entries. */
export function SheetBeside({ answer }: ComponentProps<NonNullable<Persona['Beside']>>) {
  const parts = planParts.filter(({ module }) => belongsTo(module, answer.module ?? 0));
  if (parts.length === 0) return null;
  return (
    <section
      aria-label="What you filled in"
      className="rounded-md border border-hairline px-5 [overflow-wrap:anywhere]"
    >
      {parts.map(({ module, Part }) => (
        <Part key={module} />
      ))}
    </section>
  );
}
