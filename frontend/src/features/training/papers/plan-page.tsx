import { useSession } from '../../../lib/session/session.ts';
import type { Progress } from '../progress/merged-progress.ts';
import { PaperPage } from './paper-page.tsx';
import { planParts } from './plan-parts.tsx';

function Plan() {
  const { user } = useSession();
  return (
    <article className="mx-auto max-w-3xl rounded-md border border-hairline bg-surface p-6 [overflow-wrap:anywhere] sm:p-12 print:max-w-none print:border-0 print:p-0">
      <header className="border-b-2 border-gold pb-6">
        <p className="kicker">A plan by</p>
        <h1 dir="auto" className="display mt-3 text-4xl">
          {user?.fullName}
        </h1>
      </header>
      {planParts.map(({ module, Part }) => (
        <Part key={module} />
      ))}
    </article>
  );
}

const isBegun = ({ responses }: Progress) =>
  Object.values(responses).some((leaf) => leaf.length > 0);

/** All entries of the training, for printing. */
export function PlanPage() {
  return (
    <PaperPage title="Your plan" canPrint={isBegun}>
      <Plan />
    </PaperPage>
  );
}
