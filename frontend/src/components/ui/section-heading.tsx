import type { ReactNode } from 'react';

type SectionHeadingProps = {
  /** A small line above the heading. */
  overline?: string;
  children: ReactNode;
  /** Connects a `<section aria-labelledby>` with its heading. */
  id?: string;
  className?: string;
};

/** The heading of a section of a page. */
export function SectionHeading({ overline, children, id, className = '' }: SectionHeadingProps) {
  return (
    <div className={className}>
      {overline && <p className="kicker mb-5">{overline}</p>}
      <h2 id={id} className="display text-4xl">
        {children}
      </h2>
    </div>
  );
}
