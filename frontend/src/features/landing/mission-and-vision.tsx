import { SectionHeading } from '../../components/ui/section-heading.tsx';

/** Three statements, with the first one most prominent. */
export function MissionAndVision() {
  return (
    <section aria-labelledby="mission-heading" className="page breathe">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr]">
        <SectionHeading id="mission-heading" className="lg:sticky lg:top-28 lg:self-start">
          Mission <span className="text-gold">&amp;</span> Vision
        </SectionHeading>
        <div>
          <article>
            <h3 className="kicker">Our Mission</h3>
            <p className="display mt-5 text-3xl leading-[1.22]! tracking-[-0.01em]!">
              To help business owners and professionals grow in faith and in their work, find the
              purpose they were made for, and build a plan that serves it.
            </p>
          </article>
          <div className="mt-14 grid gap-x-12 gap-y-12 border-t border-hairline pt-12 sm:grid-cols-2">
            <article>
              <h3 className="kicker">Our Vision</h3>
              <p className="prose-serif mt-4 text-lg">
                Workplaces across the nation where biblical principles shape how people are hired,
                paid, served and forgiven. It begins online, one honest conversation at a time.
              </p>
            </article>
            <article>
              <h3 className="kicker">Our Heart</h3>
              <p className="prose-serif mt-4 text-lg">
                No one builds well alone. We pray before we plan, tell the truth about hard weeks,
                and carry each other’s work as if it were our own.
              </p>
            </article>
          </div>
        </div>
      </div>
    </section>
  );
}
