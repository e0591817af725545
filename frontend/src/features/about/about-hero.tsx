import { site } from '@kbf/contracts';
import { gatheringZone, weeklyGathering } from '../../lib/browser/gathering.ts';

/** The main message, and beside it what the fellowship is. The mission follows. */
export function AboutHero() {
  const { days, time, place } = weeklyGathering;
  return (
    <header className="page pt-[clamp(3rem,1.5rem+6vw,7rem)] pb-[clamp(3.5rem,2rem+6.4vw,6rem)]">
      <p className="kicker">About Us</p>
      <h1 className="display mt-6 max-w-[17ch] text-hero">No one should have to decide alone.</h1>
      <div className="mt-[clamp(2.5rem,1.5rem+4vw,5rem)] grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,3fr)]">
        <section aria-labelledby="mission-heading">
          <h2 id="mission-heading" className="sr-only">
            Our mission
          </h2>
          <p className="prose-serif max-w-[34ch] text-2xl leading-[1.4]!">
            We help businesspeople find the purpose they were made for, build a plan that serves it,
            and keep going when the pressure comes.
          </p>
          <p className="mt-8 measure text-lg text-quiet">
            Owners carry things they cannot say at work and that no one at home quite understands:
            the payroll they cannot cover yet, the partner who wants out, the success that feels
            empty. Here you can say them out loud to people who have been there, and bring them to
            God together. Then we open the calendar and plan the next step.
          </p>
        </section>
        <dl className="grid content-start gap-6 border-gold/40 sm:grid-cols-3 lg:grid-cols-1 lg:border-l lg:pl-10">
          <div>
            <dt className="text-sm text-quiet">Who we are</dt>
            <dd className="mt-1 font-display text-lg leading-snug">A {site.legalForm}</dd>
          </div>
          <div>
            <dt className="text-sm text-quiet">When we meet</dt>
            <dd className="mt-1 font-display text-lg leading-snug">
              {days} at {time}, {gatheringZone}
            </dd>
          </div>
          <div>
            <dt className="text-sm text-quiet">Where</dt>
            <dd className="mt-1 font-display text-lg leading-snug">{place}, from your own desk</dd>
          </div>
        </dl>
      </div>
    </header>
  );
}
