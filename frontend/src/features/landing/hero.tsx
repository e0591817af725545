import { site } from '@kbf/contracts';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { SectionLink } from '../../components/ui/section-link.tsx';
import { paths } from '../../lib/paths.ts';
import { DawnWindow } from './dawn-window.tsx';

/**
 * One message over the dawn film. On a phone the doorway is low enough that headline and both buttons fit in the first
 * screen.
 */
export function Hero() {
  return (
    <section className="relative isolate flex flex-col overflow-hidden bg-night text-night-ink [--dawn:clamp(7.5rem,27svh,17rem)] [--focus:var(--night-gold)] md:min-h-[min(46rem,calc(100svh-4rem))] print:min-h-0 print:[--dawn:0rem]">
      <DawnWindow />
      <div className="page relative flex flex-1 flex-col pt-[calc(var(--dawn)+0.75rem)] pb-8 md:justify-center md:py-20 low:justify-center low:py-4 print:py-4">
        <h1 className="display text-hero [text-wrap:wrap] md:max-w-1/2 lg:max-w-none low:max-w-none low:text-[clamp(1.75rem,min(5.2vw,9svh),3.4rem)] print:max-w-none">
          <span className="block lg:whitespace-nowrap low:whitespace-nowrap">
            Find Your Purpose.
          </span>{' '}
          <span className="block lg:whitespace-nowrap low:whitespace-nowrap">Build Your Plan.</span>
        </h1>
        <p className="mt-4 max-w-[40ch] text-night-ink/90 md:mt-6 md:max-w-[min(40ch,50%)] md:text-lg low:mt-3 low:max-w-[min(40ch,62%)] low:text-base print:max-w-none">
          A fellowship for Christian business owners and professionals. Once a week we bring our
          work to God, and to each other.
        </p>
        <div className="mt-6 flex flex-col gap-3 min-[26rem]:flex-row min-[26rem]:flex-wrap md:mt-9 md:max-w-1/2 md:gap-4 low:mt-3 low:gap-3 low:max-w-[68%]">
          <SectionLink
            section="contact"
            className={buttonStyle({
              variant: 'dawn',
              className: 'md:min-h-13 md:px-7 md:text-lg low:min-h-11 low:px-5 low:text-base',
            })}
          >
            Join Our Fellowship
          </SectionLink>
          <LinkButton
            to={paths.prayer.href()}
            variant="night"
            className="md:min-h-13 md:px-7 md:text-lg low:min-h-11 low:px-5 low:text-base"
          >
            Let's Pray Together
          </LinkButton>
        </div>
        <p className="mt-6 text-sm text-night-quiet md:mt-10 low:mt-4">A {site.legalForm}.</p>
      </div>
    </section>
  );
}
