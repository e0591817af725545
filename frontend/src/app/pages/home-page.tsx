import { pages } from '@kbf/contracts';
import { LandingPage } from '../../features/landing/landing-page.tsx';
import { lazyNamed } from '../../lib/lazy-named.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { useSession } from '../../lib/session.ts';

const MemberHome = lazyNamed(
  () => import('../../features/member-home/member-home.tsx'),
  'MemberHome',
);

// The form itself is in the page from the beginning; its code follows when one comes near it.
let comeNear = () => {};
const isNear = new Promise<void>((resolve) => {
  comeNear = resolve;
});
if (import.meta.env.SSR) comeNear();
const JoinForm = lazyNamed(async () => {
  await isNear;
  return import('../join-form-with-store.tsx');
}, 'JoinFormWithStore');

/** The landing page for visitors, also while it is not known who is here; the member home for members. */
export function HomePage() {
  const session = useSession();
  usePageHead(pages['/']);
  if (session.status === 'member') return <MemberHome user={session.user} />;
  return <LandingPage joinForm={<JoinForm />} onNearForm={comeNear} />;
}
