import { Button } from '../../components/ui/button.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { paths } from '../../lib/paths.ts';
import type { InspectedLink } from './use-inspected-link.ts';

type LinkQuestionProps = {
  link: InspectedLink;
  title: string;
  text: string;
  /** What the click does: "Log me in". */
  label: string;
  /** The same after "Log them out and": "log in as d•••@okafor.example". */
  afterLogout: string;
  pending?: boolean;
  pendingLabel?: string;
  /** @param switchLogin the person agreed that somebody else is logged out here */
  onGo: (switchLogin?: true) => void;
};

/** Says who a link is for, and waits for a click: also before it logs out another person in this browser. */
export function LinkQuestion({ link, label, onGo, ...words }: LinkQuestionProps) {
  const { title, text, afterLogout, pending = false, pendingLabel = 'One moment...' } = words;
  if (link.needsLogin)
    return (
      <PageState
        level={1}
        title="Log in first"
        text={
          `This link confirms ${link.to} for an account that is not logged in here. ` +
          'Log in to that account, then open the link again. If you did not request it, close this page.'
        }
        action={link.switches ? undefined : <LinkButton to={paths.login.href()}>Log in</LinkButton>}
      />
    );
  return (
    <PageState
      level={1}
      title={link.switches ? `This link is for ${link.to}` : title}
      text={
        link.switches
          ? 'Someone else is logged in here. If you did not request this link, close this page. Nothing has happened.'
          : text
      }
      action={
        <Button
          size="lg"
          pending={pending}
          pendingLabel={pendingLabel}
          onClick={() => onGo(link.switches || undefined)}
        >
          {link.switches ? `Log them out and ${afterLogout}` : label}
        </Button>
      }
    />
  );
}
