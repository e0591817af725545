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

/** The landing page for visitors and while the session is unknown; the member home for members. */
export function HomePage() {
  const session = useSession();
  return session.status === 'member' ? <MemberHome user={session.user} /> : <LandingPage />;
}
