import { limits } from '@kbf/contracts';
import { Suspense, useState, type ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import { Check } from 'lucide-react';
import { coachPersona } from '../../components/chat/personas.ts';
import { Progress } from '../../components/ui/progress.tsx';
import { Select } from '../../components/ui/select.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { useMedia } from '../../lib/browser/use-media.ts';
import { inPlace } from '../../lib/browser/use-tab-in-address.ts';
import { coachContext } from './coach/coach-context.ts';
import { ModuleView } from './module-view.tsx';
import { modulePages } from './modules/module-pages.tsx';
import { TrainingCare } from './progress/training-care.tsx';
import { WithTraining } from './progress/with-training.tsx';
import type { Progress as TrainingState } from './progress/merged-progress.ts';
import type { Persona } from '../../components/chat/persona.ts';
import { planParts } from './papers/plan-parts.tsx';

// The coach loads after the worksheet, which is the main content.
const EmbeddedChat = lazyNamed(
  () => import('../../components/chat/embedded-chat.tsx'),
  'EmbeddedChat',
);
const FloatingChat = lazyNamed(
  () => import('../../components/chat/floating-chat.tsx'),
  'FloatingChat',
);

/** The coach knows the open module and the entries: beside it where there is space, else behind a button. */
function Coach({ progress, module }: { progress: TrainingState; module: number }) {
  const hasRoom = useMedia('(min-width: 80rem)');
  const persona = { ...coachPersona(coachContext(progress, module)), Beside: SheetBeside };
  if (!hasRoom)
    return (
      <Suspense>
        <FloatingChat persona={persona} label="Ask the coach" />
      </Suspense>
    );
  return (
    <div className="sticky top-24 self-start print:hidden">
      <Suspense fallback={<Skeleton className="h-[min(42rem,calc(100dvh-7rem))] w-full" />}>
        <EmbeddedChat persona={persona} className="h-[min(42rem,calc(100dvh-7rem))]" />
      </Suspense>
    </div>
  );
}

/**
 * The modules: tabs, or on a phone a choice, because the tabs of the dashboard are above it and one row of tabs is
 * enough.
 */
function Program({ progress }: { progress: TrainingState }) {
  const isNarrow = useMedia('(max-width: 47.9375rem)');
  const [address, setAddress] = useSearchParams();
  const [arrived, setArrived] = useState<number>();
  // The module that was current when the page opened: completing it does not switch the page.
  const [begin] = useState(progress.currentModule);
  const asked = Number(address.get('module'));
  const module = modulePages.find((page) => page.number === asked) ?? modulePages[begin - 1];
  const open = (number: number) => {
    // The address may be newer than the page's state.
    const next = new URLSearchParams(window.location.search);
    if (next.get('module') === String(number)) return;
    next.set('module', String(number));
    setAddress(next, inPlace);
  };
  const goTo = (number: number) => {
    setArrived(number);
    open(number);
    document.querySelector('#training')?.scrollIntoView({ block: 'start' });
  };
  const choose = (value: string) => {
    setArrived(undefined);
    open(Number(value));
  };
  const isDone = (one: number) => progress.completedModules.includes(one);
  const done = progress.completedModules.length;
  const number = module?.number ?? 1;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 [@media(min-width:80rem)]:grid-cols-[minmax(0,1fr)_minmax(0,clamp(18rem,27vw,24rem))]">
      <div className="min-w-0">
        <div className="mb-2 max-w-md md:mb-8">
          <Progress
            label="Training"
            value={done}
            max={limits.training.modules}
            words={`${Math.min(done, limits.training.modules)} of ${limits.training.modules} modules`}
          />
        </div>
        {module && isNarrow ? (
          <>
            <Select
              aria-label="Module"
              value={number}
              options={modulePages.map((page) => ({
                value: String(page.number),
                label: `${page.number}. ${page.title}${isDone(page.number) ? ' ✓' : ''}`,
              }))}
              onChange={({ target }) => choose(target.value)}
              className="mb-4 print:hidden"
            />
            <ModuleView key={number} module={module} isArrival={arrived === number} onGoTo={goTo} />
          </>
        ) : (
          <Tabs
            label="Modules"
            value={String(number)}
            onValueChange={choose}
            tabs={modulePages.map((page) => ({
              value: String(page.number),
              label: (
                <ModuleTab number={page.number} title={page.title} isDone={isDone(page.number)} />
              ),
              content: (
                <ModuleView module={page} isArrival={arrived === page.number} onGoTo={goTo} />
              ),
            }))}
          />
        )}
      </div>
      <Coach progress={progress} module={number} />
    </div>
  );
}

/** The training program: six modules with worksheets, the coach, and the progress. */
export function TrainingSection() {
  return (
    <section id="training" aria-label="Training program" className="scroll-mt-24">
      <WithTraining>
        {({ progress }) => (
          <TrainingCare>
            <Program progress={progress} />
          </TrainingCare>
        )}
      </WithTraining>
    </section>
  );
}

/** The first module has two sheets: the goals, and their costs, which the second one adds up. */
const belongsTo = (part: number, module: number) => part === module || (module === 1 && part === 2);

/** The person's own sheet for the module of an answer, with its current entries. */
function SheetBeside({ answer }: ComponentProps<NonNullable<Persona['Beside']>>) {
  const parts = planParts.filter(({ module }) => belongsTo(module, answer.module ?? 0));
  if (parts.length === 0) return null;
  return (
    <section
      aria-label="What you filled in"
      className="rounded-md border border-hairline px-5 [overflow-wrap:anywhere]"
    >
      {parts.map(({ module, Part }) => (
        <Part key={module} />
      ))}
    </section>
  );
}

type ModuleTabProps = { number: number; title: string; isDone: boolean };

/** The label of a module's tab: its number, or a check mark once it is done. */
function ModuleTab({ number, title, isDone }: ModuleTabProps) {
  return (
    <span className="inline-flex items-baseline gap-1.5">
      <span className={isDone ? 'sr-only' : 'text-gold-text tabular-nums'}>{number}</span>
      {isDone && (
        <Check size={16} strokeWidth={2} aria-hidden="true" className="self-center text-olive" />
      )}
      {title}
      {isDone && <span className="sr-only">completed</span>}
    </span>
  );
}
