import type { Together } from '@kbf/contracts';
import { CheckCheck } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { onFirstClick } from './decide.ts';
import { togetherWords } from './desk-words.ts';

type AllOfPersonProps = { of: Together; isPending: boolean; onHandle: () => void };

/** Why all cases cannot be handled together yet. */
const notReadYet = (unseen: number): string =>
  unseen === 1
    ? 'You can mark all of them as handled once the last one has been read.'
    : `You can mark all of them as handled once the other ${unseen} have been read.`;

/** How many cases of one person wait, with a way to handle all of them once each was viewed. */
export function AllOfPerson({ of, isPending, onHandle }: AllOfPersonProps) {
  const { waiting, unseen } = of;
  return (
    <section
      aria-label="Everything from this person"
      className="measure flex flex-col items-start gap-3"
    >
      <p>
        One of {togetherWords(of)}.{unseen > 0 && <> {notReadYet(unseen)}</>}
      </p>
      {unseen === 0 && (
        <Button
          variant="outline"
          pending={isPending}
          pendingLabel={`Mark all ${waiting} as handled`}
          onClick={onFirstClick(onHandle)}
        >
          <CheckCheck size={18} strokeWidth={1.5} aria-hidden="true" /> Mark all {waiting} as
          handled
        </Button>
      )}
    </section>
  );
}
