import { Outlet } from 'react-router';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.ts';

/** Guard route of the pages for admins, inside `MembersOnly`. Other members read that it is not for them. */
export function AdminsOnly() {
  const { user } = useSession();
  if (user?.role === 'admin') return <Outlet />;
  return (
    <PageState
      level={1}
      title="Access Denied"
      text={
        'This page is for admins of the fellowship. ' +
        'If you should have access, ask an admin to give you the role.'
      }
      action={<LinkButton to={paths.home.href()}>Back to home</LinkButton>}
    />
  );
}
