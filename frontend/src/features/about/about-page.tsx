import { pages } from '@kbf/contracts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { AboutHero } from './about-hero.tsx';
import { FounderCard } from './founder-card.tsx';
import { Growth } from './growth.tsx';
import { StandsOn } from './stands-on.tsx';

/** The fellowship's purpose, foundations, growth and founder. */
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
