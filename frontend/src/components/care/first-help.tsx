import type { DueCare } from '../../lib/care/use-care.ts';
import { Button } from '../ui/button.tsx';
import { CareHelp } from './care-help.tsx';
import { whatBecame } from './what-became.ts';

export type FirstHelpProps = {
  due: DueCare;
  /** Whether the form can be seen below. */
  isOpen: boolean;
  /** Id of the form. */
  form: string;
  onToggle: () => void;
};

/** Help in the place of a form that speaks of certain danger, and the way back to the form. */
export function FirstHelp({ due, isOpen, form, onToggle }: FirstHelpProps) {
  const { id, care, state } = due;
  const words = whatBecame[care.language];
  return (
    <div>
      <CareHelp key={id} care={care}>
        <p>{words[state].join(' ')}</p>
      </CareHelp>
      <Button
        variant="outline"
        size="sm"
        lang={care.language}
        aria-expanded={isOpen}
        aria-controls={form}
        onClick={onToggle}
        className="mt-6"
      >
        {isOpen ? words.fold : words.open}
      </Button>
    </div>
  );
}
