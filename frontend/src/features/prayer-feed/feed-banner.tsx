import { LinkButton } from '../../components/ui/link-button.tsx';
import { SectionLink } from '../../components/ui/section-link.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.ts';

/** Invites visitors to log in or to join. */
export function FeedBanner() {
  const { status } = useSession();
  if (status !== 'visitor') return null;
  return (
    <aside
      aria-label="Join the fellowship"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-y border-hairline py-4"
    >
      <p className="text-quiet">Members pray under their own names and meet every week.</p>
      <div className="flex items-center gap-5">
        <LinkButton to={paths.login.href()} size="sm" variant="outline">
          Login
        </LinkButton>
        <SectionLink
          section="contact"
          className="font-semibold text-gold-text underline decoration-gold/50 underline-offset-4 hover:decoration-current"
        >
          Register
        </SectionLink>
      </div>
    </aside>
  );
}
