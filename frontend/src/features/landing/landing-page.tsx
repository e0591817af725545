import type { ReactNode } from 'react';
import { Hero } from './hero.tsx';
import { NextGathering } from './next-gathering.tsx';

/** The public home page. The part below the first screen is passed in, because its code loads later. */
export function LandingPage({ below }: { below: ReactNode }) {
  return (
    <>
      <Hero />
      <NextGathering />
      {below}
    </>
  );
}
