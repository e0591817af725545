import { pages } from '@kbf/contracts';
import { LandingPage } from '../../features/landing/landing-page.tsx';
import { lazyNamed } from '../../lib/lazy-named.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { useSession } from '../../lib/session.ts';

const MemberHome = lazyNamed(
  () => import('../../features/member-home/member-home.tsx'),
  'MemberHome',
);
const JoinForm = lazyNamed(() => import('../join-form-with-store.tsx'), 'JoinFormWithStore');

/** The landing page for visitors, also while it is not known who is here; the member home for members. */
export function HomePage() {
  const session = useSession();
  usePageHead(pages['/']);
  if (session.status === 'member') return <MemberHome user={session.user} />;
  return <LandingPage joinForm={<JoinForm />} />;
}
