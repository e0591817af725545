import { Suspense, useRef } from 'react';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { useNear } from '../../lib/browser/use-near.ts';

const FounderWords = lazyNamed(() => import('./founder-words.tsx'), 'FounderWords');

/** The founder's portrait in the doorway, with a quote from the founder's own profile. */
export function FounderSection() {
  const section = useRef<HTMLElement>(null);
  const near = useNear(section);
  return (
    <section
      ref={section}
      aria-labelledby="founder-heading"
      className="print:not-has-[figure]:hidden overflow-hidden bg-night text-night-ink [--focus:var(--night-gold)]"
    >
      <div className="page grid items-end gap-x-20 md:grid-cols-[minmax(15rem,23rem)_1fr]">
        <div className="print:hidden order-last mx-auto mt-4 w-56 md:order-none md:mx-0 md:mt-20 md:w-full">
          <div className="aspect-[4/5] overflow-hidden rounded-t-full bg-night-raised outline-1 outline-offset-8 outline-night-gold/45">
            {near && (
              <img
                src="/media/founder.svg"
                alt=""
                width={400}
                height={500}
                className="size-full object-cover"
              />
            )}
          </div>
        </div>
        <div className="pt-16 pb-12 md:py-24">
          <h2 id="founder-heading" className="kicker text-night-gold before:bg-night-gold">
            Who started this
          </h2>
          <div className="min-h-56 md:min-h-64">
            <Suspense fallback={null}>{near && <FounderWords />}</Suspense>
          </div>
          <LinkButton to={paths.founder.href()} variant="night">
            Meet our founder
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
