import { Link } from 'react-router';
import { TextLink } from '../../components/ui/text-link.tsx';
import { paths } from '../../lib/paths.ts';
import { useNewestPrayersQuery } from '../../lib/api/public-api.ts';
import { fullDate, relativeTime } from '../../lib/browser/relative-time.ts';

/** The latest shared prayers, a few lines of each. */
export function NewPrayers() {
  const { data, error } = useNewestPrayersQuery({ limit: 3 });
  return (
    <section aria-labelledby="prayers-heading" className="mt-14">
      <h2 id="prayers-heading" className="font-display text-2xl leading-snug">
        New prayers
      </h2>
      <ul className="mt-4">
        {data?.map(({ id, userName, userRequest, createdAt }) => (
          <li key={id} className="border-t border-hairline last:border-b">
            <Link to={paths.prayerFeed.href(id)} className="group block py-5">
              <span className="flex flex-wrap items-baseline gap-x-3 text-sm text-quiet">
                <span dir="auto" className="font-semibold [overflow-wrap:anywhere] text-ink">
                  {userName || 'Community Member'}
                </span>
                <time dateTime={createdAt} title={fullDate(createdAt)}>
                  {relativeTime(createdAt)}
                </time>
              </span>
              <span
                dir="auto"
                className="prose-serif mt-1.5 line-clamp-2 [overflow-wrap:anywhere] group-hover:text-gold-text"
              >
                {userRequest}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {data?.length === 0 && <p className="text-quiet">No one has shared a prayer yet.</p>}
      {error && <p className="text-quiet">The newest prayers did not load.</p>}
      <p className="mt-5 flex flex-wrap gap-x-8 gap-y-2">
        <TextLink to={paths.prayer.href()}>Share a prayer</TextLink>
        <TextLink to={paths.prayerFeed.href()}>Pray with others</TextLink>
      </p>
    </section>
  );
}
