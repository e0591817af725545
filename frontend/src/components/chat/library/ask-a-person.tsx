import { paths, sectionHref, sections } from '../../../lib/paths.ts';
import { askInJoinForm } from '../../../lib/browser/join-draft.ts';
import { useSession } from '../../../lib/session/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';

/** Leads to the contact form, filled with the person's text. A member's start page has no such form. */
export function AskAPerson({ words }: { words: string }) {
  const isMember = useSession().status === 'member';
  return (
    <div>
      <LinkButton
        to={isMember ? `${paths.welcome.href()}#${sections.contact}` : sectionHref('contact')}
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
