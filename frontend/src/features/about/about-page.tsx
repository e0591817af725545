import { pages } from '@kbf/contracts';
import { usePageHead } from '../../lib/page-head.ts';
import { AboutHero } from './about-hero.tsx';
import { FounderCard } from './founder-card.tsx';
import { Growth } from './growth.tsx';
import { StandsOn } from './stands-on.tsx';

/** Why the fellowship is there, what it stands on, where it grows, who began it. */
export function AboutPage() {
  usePageHead(pages['/about']);
  return (
    <>
      <AboutHero />
      <StandsOn />
      <Growth />
      <FounderCard />
    </>
  );
}
