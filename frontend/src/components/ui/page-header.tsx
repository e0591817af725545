import type { ReactNode } from 'react';

type PageHeaderProps = {
  title: string;
  /** A quiet line above the title. */
  overline?: string;
  /** One sentence below it. */
  lead?: ReactNode;
  /** At the end of the line on wide screens, below it on phones. */
  actions?: ReactNode;
};

/** The header of a work page: title, purpose, actions. */
export function PageHeader({ title, overline, lead, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5 border-b border-hairline pb-6">
      <div className="measure min-w-0">
        {overline && <p className="kicker mb-3">{overline}</p>}
        <h1 className="display text-3xl [overflow-wrap:anywhere]">{title}</h1>
        {lead && <p className="mt-3 text-balance text-quiet">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>}
    </header>
  );
}
