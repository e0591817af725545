import type { Gathering, TrainingProgress } from '@kbf/contracts';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { nextStep } from './next-step.ts';

const modulesInAll = 6;

type TodayProps = {
  gathering: Gathering | undefined;
  /** Undefined when it could not be loaded. */
  progress: TrainingProgress | undefined;
};

/** The next step, with the date and the progress. */
export function Today({ gathering, progress }: TodayProps) {
  const [openedAt] = useState(() => Date.now());
  const step = nextStep(gathering, progress, openedAt);
  const done = progress?.completedModules.length ?? 0;
  const look =
    'group mt-5 flex items-center gap-6 rounded-md border border-night-gold/25 bg-[linear-gradient(to_right,var(--night),var(--night-raised))] px-7 py-8 text-night-ink [--focus:var(--night-gold)] sm:px-9';
  const inside = (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-display text-3xl leading-tight">{step.title}</span>
        <span className="mt-2 block text-night-quiet">{step.text}</span>
      </span>
      <ArrowRight
        strokeWidth={1.5}
        aria-hidden="true"
        className="shrink-0 text-night-gold transition-transform duration-200 group-hover:translate-x-1"
      />
    </>
  );
  return (
    <section aria-labelledby="next-heading">
      <h2 id="next-heading" className="kicker">
        One thing to do next
      </h2>
      <div className="min-h-40">
        {step.isAway ? (
          <a href={step.href} className={look}>
            {inside}
          </a>
        ) : (
          <Link to={step.href} className={look}>
            {inside}
          </Link>
        )}
      </div>
      {progress && (
        <div className="mt-5 flex items-center gap-4 text-sm text-quiet">
          <span className="flex gap-1.5" aria-hidden="true">
            {Array.from({ length: modulesInAll }, (_, index) => (
              <span
                key={index}
                data-done={index < done}
                className="h-5 w-4 rounded-t-full border border-field/60 data-[done=true]:border-gold data-[done=true]:bg-gold/70"
              />
            ))}
          </span>
          {Math.min(done, modulesInAll)} of {modulesInAll} modules of your training are done
        </div>
      )}
    </section>
  );
}
