import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { forgetDraft, keepDraft, readDraft } from '../../../lib/browser/drafts.ts';
import { lazyNamed } from '../../../lib/browser/lazy-named.ts';
import { loadEarly } from '../../../lib/browser/load-code.ts';
import { hasGoal, noGoals, type Goals } from '../goal-fields.ts';
import { GoalsForm } from './goals-form.tsx';
import { LookIntoMail } from './look-into-mail.tsx';
import { useFocusWhen } from '../../../lib/browser/use-focus-when.ts';

// The second step's validation loads while the person writes in the first.
const loadForm = () => import('./register-form.tsx');
const RegisterForm = lazyNamed(loadForm, 'RegisterForm');

const draft = 'training-goals';

/** The heading of a step: it takes the focus when the step changes. */
function StepHeading({ number, title, isNew }: { number: 1 | 2; title: string; isNew: boolean }) {
  const heading = useFocusWhen<HTMLHeadingElement>(isNew);
  return (
    <div className="mb-7">
      <p className="text-sm text-quiet">Step {number} of 2</p>
      <h2 ref={heading} tabIndex={-1} className="display mt-1 text-2xl">
        {title}
      </h2>
    </div>
  );
}

/** Goals, then the person's data, then instructions. Unsent text survives a reload; Back returns to the goals. */
export function VisitorRegistration() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [goals, setGoals] = useState<Goals>(() => ({ ...noGoals, ...readDraft(draft, noGoals) }));
  const [hasMoved, setHasMoved] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const isSecond = address.get('step') === 'register' && hasGoal(goals);

  if (sentTo) return <LookIntoMail email={sentTo} onOther={() => setSentTo(undefined)} />;
  if (isSecond)
    return (
      <>
        <StepHeading number={2} title="Who is getting started?" isNew={hasMoved} />
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <RegisterForm
            goals={goals}
            onSent={(email) => {
              forgetDraft(draft);
              setSentTo(email);
            }}
          />
        </Suspense>
        <Button
          variant="quiet"
          className="mt-3 -ml-5"
          onClick={() => void navigate({ search: '' })}
        >
          Back to goals
        </Button>
      </>
    );
  return (
    <>
      <StepHeading number={1} title="What do you want?" isNew={hasMoved} />
      <p className="mb-6 text-quiet">Fill in whatever comes to mind. One goal is enough.</p>
      <GoalsForm
        goals={goals}
        onChange={(changed) => {
          loadEarly(loadForm);
          setGoals(changed);
          keepDraft(draft, changed);
        }}
        submitLabel="Continue"
        onDone={() => {
          setHasMoved(true);
          void navigate({ search: '?step=register' });
        }}
      />
    </>
  );
}
