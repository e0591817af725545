import { whoAnswered, type Prayer } from '@kbf/contracts';
import { Button } from '../../components/ui/button.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { paths } from '../../lib/paths.ts';
import { useNewestPrayersQuery } from '../../lib/api/public-api.ts';
import { fullDate, relativeTime } from '../../lib/browser/relative-time.ts';
import type { ApiError } from '../../lib/api/request-error.ts';
import { useAgainWhenOnline } from '../../lib/browser/use-again-when-online.ts';
import { LetterSheet, LetterSkeleton } from './letter-skeleton.tsx';

/** A prayer with its full request and the beginning of the answer; the rest is a click away. */
function Letter({ prayer }: { prayer: Prayer }) {
  const { id, userName, userRequest, aiPrayerResponse, createdAt } = prayer;
  const label = whoAnswered(prayer.responseSource);
  return (
    <article>
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 dir="auto" className="font-semibold [overflow-wrap:anywhere]">
          {userName || 'Community Member'}
        </h3>
        <time dateTime={createdAt} title={fullDate(createdAt)} className="text-sm text-quiet">
          {relativeTime(createdAt)}
        </time>
      </header>
      <p
        dir="auto"
        className="prose-serif mt-5 line-clamp-10 text-xl [overflow-wrap:anywhere] whitespace-pre-line"
      >
        {userRequest}
      </p>
      {aiPrayerResponse && (
        <div className="mt-8 border-t border-gold pt-5">
          <h4 className="font-semibold text-gold-text">
            Community Prayer
            {label && <span className="ml-2 text-sm font-normal text-quiet">{label}</span>}
          </h4>
          <p
            dir="auto"
            className="prose-serif mt-3 line-clamp-4 [overflow-wrap:anywhere] whitespace-pre-line"
          >
            {aiPrayerResponse}
          </p>
        </div>
      )}
      <p className="mt-6">
        <TextLink to={paths.prayerFeed.href(id)}>Pray along with this letter</TextLink>
      </p>
    </article>
  );
}

/** The newest public prayer. */
export function LatestLetter() {
  const { data, error, isFetching, refetch } = useNewestPrayersQuery({ limit: 1 });
  useAgainWhenOnline((error as ApiError | undefined)?.status === 0, refetch);
  const [prayer] = data ?? [];
  if (prayer)
    return (
      <LetterSheet>
        <Letter prayer={prayer} />
      </LetterSheet>
    );
  if (isFetching) return <LetterSkeleton />;
  return (
    <LetterSheet>
      {error ? (
        <div role="alert">
          <p className="prose-serif text-xl">The prayer did not load.</p>
          <p className="mt-2 text-quiet">Nothing is lost. Check your connection and try again.</p>
          <Button variant="outline" className="mt-6" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <div>
          <p className="prose-serif text-xl">No one has shared a prayer yet.</p>
          <p className="mt-2 text-quiet">Yours can be the first.</p>
          <LinkButton to={paths.prayer.href()} variant="outline" className="mt-6">
            Start Praying
          </LinkButton>
        </div>
      )}
    </LetterSheet>
  );
}
