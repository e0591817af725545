import { LinkButton } from '../../components/ui/link-button.tsx';
import { Button } from '../../components/ui/button.tsx';
import { paths } from '../../lib/paths.ts';
import { logout, useSession } from '../../lib/session/session.ts';

/** Login or Logout; neither while the session is unknown. */
export function LoginControl({ className = '' }: { className?: string }) {
  const { status } = useSession();
  if (status === 'loading' || status === 'unknown') return null;
  if (status === 'visitor') {
    return (
      <LinkButton to={paths.login.href()} size="sm" className={className}>
        Login
      </LinkButton>
    );
  }
  return (
    <Button variant="outline" size="sm" className={className} onClick={() => void logout()}>
      Logout
    </Button>
  );
}
