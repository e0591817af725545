import { useId, type ReactNode } from 'react';

type PartProps = { title: string; lead?: ReactNode; children: ReactNode };

/** One section of the account: name and explanation on the left, actions on the right. */
export function Part({ title, lead, children }: PartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 border-b border-hairline py-10 first:pt-0 last:border-b-0 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="display text-2xl">
          {title}
        </h2>
        {lead && <p className="measure mt-2 text-quiet">{lead}</p>}
      </div>
      <div className="min-w-0 max-w-[40rem]">{children}</div>
    </section>
  );
}
