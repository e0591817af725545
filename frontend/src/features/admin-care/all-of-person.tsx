import type { Together } from '@kbf/contracts';
import { CheckCheck } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { togetherWords } from './desk-words.ts';

type AllOfPersonProps = { of: Together; isPending: boolean; onHandle: () => void };

/** How many cases of one person wait, with a way to handle all of them once each was viewed. */
export function AllOfPerson({ of, isPending, onHandle }: AllOfPersonProps) {
  const { waiting, unseen } = of;
  return (
    <section aria-label="All of this person" className="measure flex flex-col items-start gap-3">
      <p>
        One of {togetherWords(of)}.
        {unseen > 0 &&
          ` ${unseen === 1 ? 'One was' : `${unseen} were`} not looked at yet. Then all can be handled at once.`}
      </p>
      {unseen === 0 && (
        <Button
          variant="outline"
          pending={isPending}
          pendingLabel={`Handle all ${waiting}`}
          onClick={onHandle}
        >
          <CheckCheck size={18} strokeWidth={1.5} aria-hidden="true" /> Handle all {waiting}
        </Button>
      )}
    </section>
  );
}
