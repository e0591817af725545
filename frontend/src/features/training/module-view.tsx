import { limits } from '@kbf/contracts';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/browser/toast.ts';
import type { ModulePage } from './modules/module-pages.tsx';
import { moduleContents } from './module-contents.ts';
import { moduleAfter } from './next-module.ts';
import { SaveState } from './progress/save-state.tsx';
import { useTraining } from './progress/use-training.tsx';
import { useFocusWhen } from '../../lib/browser/use-focus-when.ts';

type ModuleViewProps = {
  module: ModulePage;
  /** Opened by a button of another module: the heading takes the focus. */
  isArrival: boolean;
  onGoTo: (module: number) => void;
};

/** One module: purpose, worksheet, save state, and the next step. */
export function ModuleView({ module, isArrival, onGoTo }: ModuleViewProps) {
  const { sync, progress } = useTraining();
  const { number, title, aim, Worksheet } = module;
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const heading = useFocusWhen<HTMLHeadingElement>(isArrival);
  const isDone = progress.completedModules.includes(number);
  const after = moduleAfter(number, progress.completedModules);

  const content = moduleContents[number];
  const isEmpty = content?.written(progress) === undefined;

  function complete() {
    setAsks(isEmpty);
    if (isEmpty) return;
    sync.complete(number);
    toast({
      title: 'Module Completed!',
      description: after ? `Next: ${after.title}.` : 'That was the last one. Your plan is ready.',
    });
  }
  function goOn() {
    if (after) onGoTo(after.number);
    else void navigate(paths.trainingPlan.href());
  }

  return (
    <article className="min-w-0">
      <header className="mb-6 md:mb-9">
        {/* On a phone, the choice of the module above says the same. */}
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-quiet max-md:hidden">
          <span>
            Module {number} of {limits.training.modules}
          </span>
          {isDone && (
            <span className="inline-flex items-baseline gap-1 font-semibold text-olive">
              <Check size={16} strokeWidth={2} aria-hidden="true" className="self-center" />
              Completed
            </span>
          )}
        </p>
        <h2
          ref={heading}
          tabIndex={-1}
          className="display mt-1 scroll-mt-28 text-2xl md:mt-2 md:text-3xl"
        >
          {title}
        </h2>
        <p className="prose-serif mt-1 text-quiet md:mt-2 md:text-lg">{aim}</p>
      </header>
      <Worksheet />
      <footer className="mt-12 border-t border-hairline pt-5">
        <SaveState />
        {asks && isEmpty && (
          <p role="alert" className="mt-3 font-semibold text-clay">
            {content?.asksFor}
          </p>
        )}
        <div className="mt-3 flex flex-wrap gap-3">
          {/* One button for all next steps, so that it keeps the focus. The second click of a double click does
              nothing. */}
          <Button
            size="lg"
            onClick={({ detail }) => {
              if (detail < 2) (isDone ? goOn : complete)();
            }}
          >
            {!isDone
              ? 'Complete this module'
              : after
                ? `Continue: ${after.title}`
                : 'See your plan'}
          </Button>
          {isDone && !after && (
            <LinkButton size="lg" variant="outline" to={paths.trainingCertificate.href()}>
              Your certificate
            </LinkButton>
          )}
        </div>
      </footer>
    </article>
  );
}
