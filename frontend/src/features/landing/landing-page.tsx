import type { ReactNode } from 'react';
import { BiblicalFoundation } from './biblical-foundation.tsx';
import { CommunityFocus } from './community-focus.tsx';
import { FounderSection } from './founder-section.tsx';
import { Hero } from './hero.tsx';
import { JoinSection } from './join-section.tsx';
import { LetterSection } from './letter-section.tsx';
import { MissionAndVision } from './mission-and-vision.tsx';
import { NextGathering } from './next-gathering.tsx';

type LandingPageProps = { joinForm: ReactNode; onNearForm: () => void };

/** The public home page. The form comes from outside, since it brings the store with it; it loads on approach. */
export function LandingPage({ joinForm, onNearForm }: LandingPageProps) {
  return (
    <>
      <Hero />
      <NextGathering />
      <MissionAndVision />
      <BiblicalFoundation />
      <LetterSection />
      <FounderSection />
      <CommunityFocus />
      <JoinSection form={joinForm} onNear={onNearForm} />
    </>
  );
}
