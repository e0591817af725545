import { pages } from '@kbf/contracts';
import { Suspense } from 'react';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { whenIdle } from '../../lib/browser/when-idle.ts';
import { Hero } from './hero.tsx';

// The served page contains it from the start.
const BelowFirstScreen = lazyNamed(async () => {
  if (!import.meta.env.SSR) await whenIdle();
  return import('./below-first-screen.tsx');
}, 'BelowFirstScreen');

// Created once: React hydrates served content part by part, and drops content that is rendered again before its code
// has loaded.
const below = (
  <Suspense fallback={<div className="min-h-[300vh]" />}>
    <BelowFirstScreen />
  </Suspense>
);

/** The public home page. */
export function LandingPage() {
  usePageHead(pages['/']);
  return (
    <>
      <Hero />
      {below}
    </>
  );
}
