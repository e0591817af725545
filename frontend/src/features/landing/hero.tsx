import { site } from '@kbf/contracts';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { SectionLink } from '../../components/ui/section-link.tsx';
import { paths } from '../../config/paths.ts';
import { gatheringZone, weeklyGathering } from '../../lib/gathering.ts';
import { DawnWindow } from './dawn-window.tsx';

/** One thing, said over the dawn: a dark room, and the morning coming through its doorway. */
export function Hero() {
  const { days, time } = weeklyGathering;
  return (
    <section className="relative isolate flex flex-col overflow-hidden bg-night text-night-ink [--focus:var(--night-gold)] md:min-h-[min(46rem,calc(100svh-4rem))]">
      <DawnWindow />
      <div className="page relative flex flex-1 flex-col justify-end pt-[29.5rem] pb-12 md:justify-center md:py-20">
        <h1 className="display text-hero [text-wrap:wrap] md:max-w-1/2 lg:max-w-none">
          <span className="block lg:whitespace-nowrap">Find Your Purpose.</span>{' '}
          <span className="block lg:whitespace-nowrap">Build Your Plan.</span>
        </h1>
        <p className="mt-6 max-w-[40ch] text-lg md:max-w-[min(40ch,50%)] text-night-ink/90">
          A fellowship for Christian business owners and professionals. We bring our work to God,
          and to each other, before the day begins.
        </p>
        <div className="mt-9 flex flex-wrap gap-4 md:max-w-1/2">
          <SectionLink section="contact" className={buttonStyle({ variant: 'dawn', size: 'lg' })}>
            Join Our Fellowship
          </SectionLink>
          <LinkButton to={paths.prayer.href()} variant="night" size="lg">
            Let's Pray Together
          </LinkButton>
        </div>
        <p className="mt-12 max-w-[48ch] text-sm text-night-quiet">
          {site.legalForm}. We meet online every week: {days} at {time}, {gatheringZone}.
        </p>
      </div>
    </section>
  );
}
