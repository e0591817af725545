import type { FounderProfile } from '@kbf/contracts';

/** A short introduction, the career as a timeline, and its results. */
export function Overview({ profile }: { profile: FounderProfile }) {
  const { identity, experience, achievements } = profile;
  return (
    <div className="grid gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0">
        <p dir="auto" className="prose-serif text-lg whitespace-pre-line md:text-xl">
          {identity}
        </p>
        {achievements.length > 0 && (
          <section aria-labelledby="achievements" className="mt-14">
            <h2 id="achievements" className="kicker">
              Achievements
            </h2>
            <ul className="mt-5 border-t border-hairline">
              {achievements.map((achievement) => (
                <li
                  key={achievement}
                  dir="auto"
                  className="border-b border-hairline py-3 [overflow-wrap:anywhere]"
                >
                  {achievement}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {experience.length > 0 && (
        <section aria-labelledby="experience" className="min-w-0">
          <h2 id="experience" className="kicker">
            Experience
          </h2>
          <ol className="mt-6 border-l border-gold/60">
            {experience.map(({ title, duration, description }) => (
              <li key={title} className="relative pb-9 pl-7 last:pb-0">
                <span
                  aria-hidden="true"
                  className="arch absolute top-1.5 -left-[5px] w-[9px] bg-gold [--arch-foot:1px]"
                />
                <h3 dir="auto" className="text-lg font-semibold [overflow-wrap:anywhere]">
                  {title}
                </h3>
                <p className="text-sm text-gold-text">{duration}</p>
                <p dir="auto" className="mt-2 text-quiet [overflow-wrap:anywhere]">
                  {description}
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
