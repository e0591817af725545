import type { ReactNode } from 'react';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { paths } from '../../config/paths.ts';
import { useSession } from '../../lib/session.ts';
import { MembersOnly } from './members-only.tsx';

function AccessDenied() {
  return (
    <PageState
      level={1}
      title="Access Denied"
      text={
        'This page is for the admins of the fellowship. ' +
        'If you are meant to be one, ask an admin to give you the role.'
      }
      action={<LinkButton to={paths.home.href()}>Back to the start</LinkButton>}
    />
  );
}

/** A page for admins. Other members read that it is not for them; visitors get the 404 page that offers Login. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return <MembersOnly>{user?.role === 'admin' ? children : <AccessDenied />}</MembersOnly>;
}
