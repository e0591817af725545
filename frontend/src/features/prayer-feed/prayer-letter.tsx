import { limits, whoAnswered, type Prayer } from '@kbf/contracts';
import { MarkedText } from '../../components/prayer/marked-text.tsx';
import { fullDate, relativeTime } from '../../lib/browser/relative-time.ts';
import { LetterPhoto } from './letter-photo.tsx';
import { marks } from './use-turning.ts';
import { EditedMark } from './edited-mark.tsx';

const guestName = 'Community Member';
const ownWords = '[overflow-wrap:anywhere] whitespace-pre-line';

function Answered({ answeredAt, thanks }: Prayer) {
  if (!answeredAt) return null;
  return (
    <section className="mt-8 border-t border-olive pt-6">
      <h3 className="font-semibold text-olive">
        This prayer was answered
        <time
          dateTime={answeredAt}
          title={fullDate(answeredAt)}
          className="ml-2 text-sm font-normal text-quiet"
        >
          {relativeTime(answeredAt)}
        </time>
      </h3>
      {thanks && (
        <p dir="auto" className={`prose-serif mt-3 text-lg ${ownWords}`}>
          {thanks}
        </p>
      )}
    </section>
  );
}

/** A prayer as a letter: author and time, the request in the serif, and the answer below a gold line. */
export function PrayerLetter({ prayer }: { prayer: Prayer }) {
  const name = prayer.userName || guestName;
  const { aiPrayerResponse: response, passages, createdAt } = prayer;
  const label = whoAnswered(prayer.responseSource);
  return (
    <>
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 pr-12">
        <h2
          {...{ [marks.name]: '' }}
          tabIndex={-1}
          dir="auto"
          className="min-w-0 font-semibold [overflow-wrap:anywhere]"
        >
          {name}
        </h2>
        {name === guestName && (
          <span className="rounded-sm border border-hairline px-2 text-sm text-quiet">Guest</span>
        )}
        <time dateTime={createdAt} title={fullDate(createdAt)} className="text-sm text-quiet">
          {relativeTime(createdAt)}
        </time>
        <EditedMark at={prayer.editedAt} />
        <span className="flex min-w-0 flex-wrap gap-x-3 text-sm [overflow-wrap:anywhere] text-olive empty:hidden">
          {prayer.tags.slice(0, limits.prayer.tagsShown).map((tag) => (
            <span key={tag} dir="auto" className="min-w-0">
              {tag}
            </span>
          ))}
        </span>
      </header>
      {prayer.photoUrl && (
        <LetterPhoto
          url={prayer.photoUrl}
          size={prayer.photoSize}
          alt={`Shared by ${name} with this prayer`}
        />
      )}
      <p dir="auto" className={`prose-serif mt-5 text-xl sm:mt-6 ${ownWords}`}>
        {prayer.userRequest}
      </p>
      {response && (
        <section className="mt-8 border-t border-gold pt-6">
          <h3 className="font-semibold text-gold-text">
            Community Prayer
            {label && (
              <span className="block text-sm font-normal text-quiet sm:ml-2 sm:inline">
                {label}
              </span>
            )}
          </h3>
          <div className="prose-serif mt-3 flex flex-col gap-3 text-lg">
            <MarkedText message={response} passages={passages} />
          </div>
        </section>
      )}
      <Answered {...prayer} />
    </>
  );
}
