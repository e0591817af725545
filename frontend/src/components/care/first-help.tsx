import type { DueCare } from '../../lib/care/use-care.ts';
import { Button } from '../ui/button.tsx';
import { CareHelp } from './care-help.tsx';
import { whatBecame } from './what-became.ts';

export type FirstHelpProps = {
  due: DueCare;
  /** Whether the form below is visible. */
  isOpen: boolean;
  /** Id of the form. */
  form: string;
  onToggle: () => void;
};

/** Help in place of a form when danger is certain, and a button to show the form again. */
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
