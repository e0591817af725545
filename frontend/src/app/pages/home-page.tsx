import { pages } from '@kbf/contracts';
import { Suspense } from 'react';
import { JoinFormSkeleton } from '../../features/landing/join-form-skeleton.tsx';
import { firstSign } from '../../lib/first-sign.ts';
import { lazyNamed } from '../../lib/lazy-named.ts';
import { lazyPage } from '../lazy-page.tsx';
import { usePageHead } from '../../lib/page-head.ts';
import { useSession } from '../../lib/session.ts';

const MemberHome = lazyPage(
  () => import('../../features/member-home/member-home.tsx'),
  'MemberHome',
);
const LandingPage = lazyPage(
  () => import('../../features/landing/landing-page.tsx'),
  'LandingPage',
);

// The served page contains all of it from the start; its code loads when a person uses it.
const BelowFirstScreen = lazyNamed(async () => {
  await firstSign();
  return import('../../features/landing/below-first-screen.tsx');
}, 'BelowFirstScreen');
let comeNear = () => {};
const isNear = new Promise<void>((resolve) => {
  comeNear = resolve;
});
if (import.meta.env.SSR) comeNear();
const JoinForm = lazyNamed(async () => {
  await isNear;
  return import('../join-form-with-store.tsx');
}, 'JoinFormWithStore');

// Created once: React hydrates served content part by part, and drops content that is rendered again before its code
// has loaded.
const joinForm = (
  <Suspense fallback={<JoinFormSkeleton />}>
    <JoinForm />
  </Suspense>
);
const below = (
  <Suspense fallback={<div className="min-h-[300vh]" />}>
    <BelowFirstScreen joinForm={joinForm} onNearForm={comeNear} />
  </Suspense>
);
const landing = <LandingPage below={below} />;

/** The landing page for visitors and while the session is unknown; the member home for members. */
export function HomePage() {
  const session = useSession();
  usePageHead(pages['/']);
  return session.status === 'member' ? <MemberHome user={session.user} /> : landing;
}
