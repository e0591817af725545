import { StoreProvider } from '../../components/store-provider.tsx';
import { BiblicalFoundation } from './biblical-foundation.tsx';
import { CommunityFocus } from './community-focus.tsx';
import { FounderSection } from './founder-section.tsx';
import { JoinSection } from './join-section.tsx';
import { LetterSection } from './letter-section.tsx';
import { MissionAndVision } from './mission-and-vision.tsx';

/** The rest of the landing page, with the store for its calls. */
export function BelowFirstScreen() {
  return (
    <StoreProvider>
      <MissionAndVision />
      <BiblicalFoundation />
      <LetterSection />
      <FounderSection />
      <CommunityFocus />
      <JoinSection />
    </StoreProvider>
  );
}
