import type { ReactNode } from 'react';
import { Hero } from './hero.tsx';
import { NextGathering } from './next-gathering.tsx';

/** The public home page. What lies below the first screen comes from outside, since its code loads later. */
export function LandingPage({ below }: { below: ReactNode }) {
  return (
    <>
      <Hero />
      <NextGathering />
      {below}
    </>
  );
}
