import { pages } from '@kbf/contracts';
import { Suspense, useEffect, useRef } from 'react';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { useNear } from '../../lib/browser/use-near.ts';
import { whenIdle } from '../../lib/browser/when-idle.ts';
import { Hero } from './hero.tsx';
import { NextGathering } from './next-gathering.tsx';

// The served page contains it. Its code, with the store, loads when a person comes to it.
const reached = Promise.withResolvers<void>();
if (import.meta.env.SSR) reached.resolve();
const BelowFirstScreen = lazyNamed(async () => {
  await reached.promise;
  return import('./below-first-screen.tsx');
}, 'BelowFirstScreen');

// Created once: React hydrates served content part by part, and drops content that is rendered again before its code
// has loaded.
const below = (
  <Suspense fallback={<NotServed />}>
    <BelowFirstScreen />
  </Suspense>
);

/** Its space after a navigation in the browser. Nothing is shown there yet, so the code loads at once. */
function NotServed() {
  useEffect(() => reached.resolve(), []);
  return <div className="min-h-[300vh]" />;
}

function WhenReached() {
  const part = useRef<HTMLDivElement>(null);
  const isReached = useNear(part, 0);
  useEffect(() => {
    if (isReached) reached.resolve();
    // Served content that the browser has translated cannot be hydrated, so it is hydrated before.
    else if (!navigator.languages.some((language) => language.startsWith('en')))
      void whenIdle().then(reached.resolve);
  }, [isReached]);
  return (
    <div ref={part} className="flex flex-col">
      {below}
    </div>
  );
}

/** The public home page. */
export function LandingPage() {
  usePageHead(pages['/']);
  return (
    <>
      <Hero />
      <NextGathering />
      <WhenReached />
    </>
  );
}
