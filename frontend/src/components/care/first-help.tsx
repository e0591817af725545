import { callPaths } from '@kbf/contracts/paths';
import type { DueCare } from '../../lib/care/use-care.ts';
import { send } from '../../lib/api/request.ts';
import { Button } from '../ui/button.tsx';
import { CareCard } from './care-beside.tsx';
import { CareHelp } from './care-help.tsx';
import { whatBecame } from './what-became.ts';

export type FirstHelpProps = {
  due: DueCare;
  /** Whether the form below is visible. */
  isOpen: boolean;
  /** Id of the form. */
  form: string;
  onToggle: () => void;
  /** The person said that nobody is in danger. */
  isSafe: boolean;
  onSafe: () => void;
};

/** As it appears, and only then: the function is the same at each render. */
const intoView = (card: HTMLElement | null) => card?.scrollIntoView?.({ block: 'start' });

/**
 * Help in place of a form when danger is certain, and a button to show the form again; a card above it when danger is
 * likely. Below it the person can say that nobody is in danger.
 */
export function FirstHelp({ due, isOpen, form, onToggle, isSafe, onSafe }: FirstHelpProps) {
  const { id, care, state } = due;
  const words = whatBecame[care.language];
  function saySafe() {
    // Words that stayed in this browser are known to nobody. Without an answer the person goes on all the same.
    if (state !== 'here' && state !== 'unsent')
      void send(callPaths.sayIAmSafe.path, { method: 'POST' }).catch(() => undefined);
    onSafe();
  }

  const safeButton = (
    <Button
      variant="quiet"
      size="sm"
      lang={care.language}
      onClick={saySafe}
      className="-ml-3.5 h-auto min-h-11 text-left whitespace-normal"
    >
      {words.safe}
    </Button>
  );
  if (isSafe || care.level === 'likely')
    return (
      // A new one for each attempt. What stands below may have been scrolled into view before.
      <div key={id} ref={intoView} className="flex scroll-mt-20 flex-col items-start gap-4">
        <CareCard care={care} />
        {isSafe ? <output lang={care.language}>{words.thanksForSaying}</output> : safeButton}
      </div>
    );
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
      <div className="mt-3">{safeButton}</div>
    </div>
  );
}
