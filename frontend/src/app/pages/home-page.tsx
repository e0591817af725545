import { Navigate, useLocation } from 'react-router';
import { paths, sections } from '../../lib/paths.ts';
import { lazyPage } from '../lazy-page.tsx';
import { useSession } from '../../lib/session/session.ts';

const MemberHome = lazyPage(
  () => import('../../features/member-home/member-home.tsx'),
  'MemberHome',
);
const LandingPage = lazyPage(
  () => import('../../features/landing/landing-page.tsx'),
  'LandingPage',
);

/**
 * The landing page for visitors and while the session is unknown; the member home for members. That has no join form:
 * links to it lead a member to the form of the welcome page.
 */
export function HomePage() {
  const session = useSession();
  const { hash } = useLocation();
  if (session.status !== 'member') return <LandingPage />;
  if (hash === `#${sections.contact}`)
    return <Navigate to={`${paths.welcome.href()}${hash}`} replace />;
  return <MemberHome user={session.user} />;
}
