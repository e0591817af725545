import type { ReactNode } from 'react';

type PageGridProps = {
  children: ReactNode;
  /** A narrow column beside the main one; below it on phones. */
  aside?: ReactNode;
};

/** Main column and, on wide screens, a narrow one beside it. Content cannot widen either. */
export function PageGrid({ children, aside }: PageGridProps) {
  if (!aside) return <div className="min-w-0 pt-8">{children}</div>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,19rem)]">
      <div className="min-w-0">{children}</div>
      <aside className="min-w-0">{aside}</aside>
    </div>
  );
}
