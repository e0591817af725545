import { limits } from '@kbf/contracts';
import { useState } from 'react';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { paths } from '../../lib/paths.ts';
import { moduleAfter, nextSteps } from './next-module.ts';
import { useTraining } from './progress/use-training.tsx';

const dayOf = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });

/** The next step, always in view. */
export function NextStep() {
  const { progress, state } = useTraining();
  const [today] = useState(() => new Date());
  const next = moduleAfter(0, progress.completedModules);
  return (
    <section
      aria-label="Next"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-5 rounded-md border border-gold/50 bg-surface px-4 py-3 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-x-10 md:p-7 print:hidden"
    >
      <p className="hidden text-sm text-quiet md:block md:w-28 md:border-r md:border-hairline md:pr-6">
        <time dateTime={today.toISOString().slice(0, 10)}>{dayOf.format(today)}</time>
      </p>
      {!state.saved ? (
        <Skeleton className="h-12 w-3/4" />
      ) : next ? (
        <>
          <div className="min-w-0">
            <h2 className="display text-lg md:text-xl">
              Next: <span className="whitespace-nowrap">module {next.number}</span>, {next.title}
            </h2>
            <p className="mt-1 hidden text-quiet md:block">{nextSteps[next.number]}</p>
          </div>
          {/* The module may already be open: the button goes there in any case. */}
          <LinkButton to={`${paths.dashboard.href({ module: next.number })}#training`}>
            {progress.completedModules.length === 0 ? 'Start' : 'Continue'}
            <span className="sr-only"> with {next.title}</span>
          </LinkButton>
        </>
      ) : (
        <>
          <div className="min-w-0">
            <h2 className="display text-lg md:text-xl">
              All {limits.training.modules} modules are done. Now it’s time to live the plan.
            </h2>
            <p className="mt-1 hidden text-quiet md:block">
              Print it and keep it where you pay your bills.
            </p>
          </div>
          <div className="flex flex-col gap-3 md:flex-row">
            <LinkButton to={paths.trainingPlan.href()}>See your plan</LinkButton>
            <LinkButton variant="outline" to={paths.trainingCertificate.href()}>
              Certificate
            </LinkButton>
          </div>
        </>
      )}
    </section>
  );
}
