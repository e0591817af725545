import type { ReactNode } from 'react';
import { BiblicalFoundation } from './biblical-foundation.tsx';
import { CommunityFocus } from './community-focus.tsx';
import { FounderSection } from './founder-section.tsx';
import { JoinSection } from './join-section.tsx';
import { LetterSection } from './letter-section.tsx';
import { MissionAndVision } from './mission-and-vision.tsx';

type BelowFirstScreenProps = {
  /** Brings the store with it, and waits by itself until its code is there. */
  joinForm: ReactNode;
  /** The moment to load that code. */
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
