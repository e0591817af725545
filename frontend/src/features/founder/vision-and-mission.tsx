import type { FounderProfile } from '@kbf/contracts';

/** Two statements side by side: the vision in large type, and the mission. */
export function VisionAndMission({ profile }: { profile: FounderProfile }) {
  return (
    <div className="grid gap-x-20 gap-y-14 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      {profile.vision && (
        <section aria-labelledby="vision" className="min-w-0">
          <h2 id="vision" className="kicker">
            Vision
          </h2>
          <p
            dir="auto"
            className="display mt-6 text-3xl leading-[1.25]! [overflow-wrap:anywhere] whitespace-pre-line"
          >
            {profile.vision}
          </p>
        </section>
      )}
      {profile.mission && (
        <section
          aria-labelledby="mission"
          className="min-w-0 lg:border-l lg:border-gold/50 lg:pl-10"
        >
          <h2 id="mission" className="kicker">
            Mission
          </h2>
          <p
            dir="auto"
            className="prose-serif mt-6 text-xl [overflow-wrap:anywhere] whitespace-pre-line"
          >
            {profile.mission}
          </p>
        </section>
      )}
    </div>
  );
}
