import { site } from '@kbf/contracts';
import { ArrowLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { paths } from '../../../lib/paths.ts';
import { usePageHead } from '../../../lib/browser/page-head.ts';
import { useSession } from '../../../lib/session/session.ts';
import { TrainingProvider, useTraining } from '../progress/use-training.tsx';
import type { Progress } from '../progress/merged-progress.ts';
import { WithTraining } from '../progress/with-training.tsx';

type PaperPageProps = {
  title: string;
  /** Without it the button is always shown. */
  canPrint?: (progress: Progress) => boolean;
  children: ReactNode;
};

function PrintButton({ canPrint }: Pick<PaperPageProps, 'canPrint'>) {
  const { progress } = useTraining();
  if (canPrint?.(progress) === false) return null;
  return (
    <Button onClick={() => window.print()}>
      <Printer size={20} strokeWidth={1.5} aria-hidden="true" />
      Print
    </Button>
  );
}

/** A page for printing: its back link and button are only on screen. */
export function PaperPage({ title, canPrint, children }: PaperPageProps) {
  usePageHead({ title: `${title} | ${site.name}`, description: site.description, keywords: '' });
  const { user } = useSession();
  if (!user) return null;
  return (
    <TrainingProvider key={user.id} personId={user.id}>
      <section className="page py-8 md:py-14 print:p-0">
        <div className="mb-8 flex flex-wrap items-center justify-between gap-4 print:hidden">
          <Link
            to={paths.dashboard.href()}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-gold-text"
          >
            <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" />
            Back to the training
          </Link>
          <PrintButton canPrint={canPrint} />
        </div>
        <WithTraining>{() => children}</WithTraining>
      </section>
    </TrainingProvider>
  );
}
