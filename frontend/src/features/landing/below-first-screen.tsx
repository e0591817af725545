import type { ReactNode } from 'react';
import { BiblicalFoundation } from './biblical-foundation.tsx';
import { CommunityFocus } from './community-focus.tsx';
import { FounderSection } from './founder-section.tsx';
import { JoinSection } from './join-section.tsx';
import { LetterSection } from './letter-section.tsx';
import { MissionAndVision } from './mission-and-vision.tsx';

type BelowFirstScreenProps = {
  /** Loads the store by itself, and suspends until its code has loaded. */
  joinForm: ReactNode;
  /** Called when that code should load. */
  onNearForm: () => void;
};

/** The rest of the landing page. */
export function BelowFirstScreen({ joinForm, onNearForm }: BelowFirstScreenProps) {
  return (
    <>
      <MissionAndVision />
      <BiblicalFoundation />
      <LetterSection />
      <FounderSection />
      <CommunityFocus />
      <JoinSection form={joinForm} onNear={onNearForm} />
    </>
  );
}
