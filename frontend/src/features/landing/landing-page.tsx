import type { ReactNode } from 'react';
import { BiblicalFoundation } from './biblical-foundation.tsx';
import { CommunityFocus } from './community-focus.tsx';
import { Hero } from './hero.tsx';
import { JoinSection } from './join-section.tsx';
import { MissionAndVision } from './mission-and-vision.tsx';

/** The public home page. The form comes from outside, since it brings the store with it and loads on approach. */
export function LandingPage({ joinForm }: { joinForm: ReactNode }) {
  return (
    <>
      <Hero />
      <MissionAndVision />
      <BiblicalFoundation />
      <CommunityFocus />
      <JoinSection form={joinForm} />
    </>
  );
}
