import { site } from '@kbf/contracts';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { Pillar } from './pillar.tsx';
import { pillars } from './pillars.ts';

/** Purpose, Plan, Process and its Pressure: questions, and where to work on them. */
export function ThreePsPage() {
  usePageHead({
    title: `The Three P’s | ${site.name}`,
    description: 'Purpose, plan, and the process with its pressure.',
    keywords: site.keywords,
  });
  return (
    <>
      <header className="page grid grid-cols-[minmax(0,1fr)] items-end gap-x-16 gap-y-8 pt-[clamp(2.5rem,1.5rem+4vw,5rem)] pb-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div>
          <p className="kicker">The Three P’s</p>
          <h1 className="display mt-6 max-w-[16ch] text-5xl">One outcome, from why to done</h1>
        </div>
        <p className="text-lg text-quiet">
          Most plans fail in one of three places: no one knew what they were for, no one wrote them
          down, or no one decided what to do when it gets hard.
        </p>
      </header>
      {pillars.map((pillar, index) => (
        <Pillar key={pillar.name} {...pillar} number={index + 1} />
      ))}
      <section
        aria-labelledby="next-heading"
        className="page breathe grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1fr)_auto]"
      >
        <div className="measure">
          <h2 id="next-heading" className="display text-3xl">
            Put yours into one statement
          </h2>
          <p className="mt-4 text-quiet">
            Module five of the training takes you through all three for one outcome that matters to
            you, and turns your answers into a statement.
          </p>
        </div>
        <div className="flex flex-wrap gap-3 md:flex-col">
          <LinkButton to={paths.dashboard.href({ module: 5 })} size="lg">
            Work on my Three P’s
          </LinkButton>
          <LinkButton to={paths.partner.href()} size="lg" variant="outline">
            Find a partner who asks
          </LinkButton>
        </div>
      </section>
    </>
  );
}
