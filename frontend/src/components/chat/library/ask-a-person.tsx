import { sectionHref } from '../../../lib/paths.ts';
import { askInJoinForm } from '../../../lib/browser/join-draft.ts';
import { LinkButton } from '../../ui/link-button.tsx';

/** Leads to the contact form, filled with the person's text. */
export function AskAPerson({ words }: { words: string }) {
  return (
    <div>
      <LinkButton
        to={sectionHref('contact')}
        variant="outline"
        onClick={() => askInJoinForm(words)}
      >
        Ask a person
      </LinkButton>
      <p className="mt-1.5 text-sm text-quiet">
        Opens the contact form with your question filled in. Nothing is sent yet.
      </p>
    </div>
  );
}
