import { limits, whoAnswered, type Prayer } from '@kbf/contracts';
import { fullDate, relativeTime } from '../../lib/relative-time.ts';

const guestName = 'Community Member';

/** A prayer as a letter: who wrote it and when, the request in the serif, the prayer in answer below a gold rule. */
export function PrayerLetter({ prayer }: { prayer: Prayer }) {
  const name = prayer.userName || guestName;
  const label = whoAnswered(prayer.responseSource);
  return (
    <>
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="font-semibold">{name}</h2>
        {name === guestName && (
          <span className="rounded-sm border border-hairline px-2 text-sm text-quiet">Guest</span>
        )}
        <time
          dateTime={prayer.createdAt}
          title={fullDate(prayer.createdAt)}
          className="text-sm text-quiet"
        >
          {relativeTime(prayer.createdAt)}
        </time>
        {prayer.tags.slice(0, limits.prayer.tagsShown).map((tag) => (
          <span key={tag} className="text-sm text-olive">
            {tag}
          </span>
        ))}
      </header>
      {prayer.photoUrl && (
        <img
          src={prayer.photoUrl}
          alt={`Shared by ${name} with this prayer`}
          loading="lazy"
          className="mt-6 max-h-96 rounded-md"
        />
      )}
      <p className="prose-serif mt-6 text-xl whitespace-pre-line">{prayer.userRequest}</p>
      {prayer.aiPrayerResponse && (
        <section className="mt-8 border-t border-gold pt-6">
          <h3 className="font-semibold text-gold-text">
            Community Prayer
            {label && <span className="ml-2 text-sm font-normal text-quiet">{label}</span>}
          </h3>
          <p className="prose-serif mt-3 text-lg whitespace-pre-line">{prayer.aiPrayerResponse}</p>
        </section>
      )}
    </>
  );
}
