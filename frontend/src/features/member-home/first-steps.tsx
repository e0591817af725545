import type { Gathering } from '@kbf/contracts';
import { trainingModules } from '@kbf/site-texts/training-modules';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { siteDay } from '../../lib/browser/gathering-time.ts';
import { weeklyGathering } from '../../lib/browser/gathering.ts';
import { paths } from '../../lib/paths.ts';
import type { OpenSteps } from './use-first-steps.ts';

const [firstModule] = trainingModules;
const link =
  'font-display text-xl leading-snug underline-offset-4 hover:text-gold-text hover:underline';

type StepProps = { isDone: boolean; children: ReactNode; text: string };

const Step = ({ isDone, children, text }: StepProps) => (
  <li className="flex items-start gap-5 border-t border-hairline py-4 last:border-b">
    <span
      data-done={isDone}
      className="mt-0.5 flex h-8 w-6 shrink-0 items-center justify-center rounded-t-full border border-field/60 data-[done=true]:border-gold data-[done=true]:bg-gold/70"
    >
      {isDone && (
        <>
          <Check size={16} strokeWidth={2} aria-hidden="true" />
          <span className="sr-only">Done</span>
        </>
      )}
    </span>
    <span className="min-w-0">
      {children}
      <span className="block text-sm text-quiet">{text}</span>
    </span>
  </li>
);

type FirstStepsProps = { steps: OpenSteps; gathering: Gathering | undefined };

/** A new member's three first steps. They are gone when they are done, or hidden. */
export function FirstSteps({ steps, gathering }: FirstStepsProps) {
  const { hasProfile, hasModule, hasGathering, noteGathering, hide } = steps;
  const startsAt = gathering?.weekly.next.startsAt;
  const { days, time, place } = weeklyGathering;
  return (
    <section aria-labelledby="steps-heading">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 max-sm:flex-col max-sm:items-start">
        <h2 id="steps-heading" className="display text-2xl">
          Your first three steps
        </h2>
        <Button variant="quiet" size="sm" className="max-sm:-ml-3.5 sm:-mr-3" onClick={hide}>
          Hide these steps
        </Button>
      </div>
      <ol className="mt-3">
        <Step isDone={hasProfile} text="A few lines, so others know who is praying with them.">
          <Link to={paths.account.href()} className={link}>
            Introduce yourself
          </Link>
        </Step>
        <Step isDone={hasModule} text={firstModule.aim}>
          <Link to={paths.dashboard.href({ module: firstModule.number })} className={link}>
            Complete your first module
          </Link>
        </Step>
        <Step
          isDone={hasGathering}
          text={`${startsAt ? siteDay(startsAt) : days} at ${time}, ${place}`}
        >
          <a href="/api/gathering.ics" download onClick={noteGathering} className={link}>
            Add the next gathering to your calendar
          </a>
        </Step>
      </ol>
    </section>
  );
}
