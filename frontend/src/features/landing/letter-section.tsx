import { Suspense, useRef } from 'react';
import { SectionHeading } from '../../components/ui/section-heading.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { paths } from '../../lib/paths.ts';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { useNear } from '../../lib/browser/use-near.ts';
import { LetterSkeleton } from './letter-skeleton.tsx';

const LatestLetter = lazyNamed(() => import('./latest-letter.tsx'), 'LatestLetter');

/** One real prayer of the feed. It is loaded when the section comes near. */
export function LetterSection() {
  const section = useRef<HTMLElement>(null);
  const near = useNear(section);
  return (
    <section
      ref={section}
      aria-labelledby="letter-heading"
      className="page breathe print:has-[[data-awaited]]:hidden"
    >
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-[4fr_7fr]">
        <div className="lg:pt-10">
          <SectionHeading id="letter-heading">Someone wrote this</SectionHeading>
          <p className="mt-6 max-w-[36ch] text-quiet">
            People share what is weighing on them. They receive a prayer, and others pray along.
          </p>
          <p className="mt-6">
            <TextLink to={paths.prayerFeed.href()}>Read what others have shared</TextLink>
          </p>
        </div>
        <Suspense fallback={<LetterSkeleton />}>
          {near ? <LatestLetter /> : <LetterSkeleton still />}
        </Suspense>
      </div>
    </section>
  );
}
