import type { ReactNode } from 'react';
import { TextLink } from '../../../components/ui/text-link.tsx';
import { paths } from '../../../lib/paths.ts';

type PlanPartProps = {
  title: string;
  /** Empty: on screen it links to the module, on paper it is left out. */
  isEmpty: boolean;
  module: number;
  children: ReactNode;
};

/** One part of the plan. It is not split across two pages. */
export function PlanPart({ title, isEmpty, module, children }: PlanPartProps) {
  return (
    <section
      className={`@container break-inside-avoid border-b border-hairline py-7 last:border-0 ${isEmpty ? 'print:hidden' : ''}`}
    >
      <h2 className="display mb-4 text-xl">{title}</h2>
      {isEmpty ? (
        <p className="text-quiet">
          Nothing here yet. When you are ready, start with{' '}
          <TextLink to={paths.dashboard.href({ module })} className="inline-block py-2">
            module {module}
          </TextLink>
          .
        </p>
      ) : (
        children
      )}
    </section>
  );
}

/** Lines with a box to tick by hand. */
export function PlanLines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 flex flex-col gap-1.5">
        {lines.map((line, index) => (
          // Two lines may say the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="flex gap-3">
            <span
              aria-hidden="true"
              className="mt-1.5 size-3.5 shrink-0 rounded-xs border border-field"
            />
            <span dir="auto" className="min-w-0">
              {line}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
