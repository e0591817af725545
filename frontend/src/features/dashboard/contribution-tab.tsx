import { contributionTypes, site, type ContributionKind } from '@kbf/contracts';
import { RowLink } from '../../components/ui/row-link.tsx';
import { paths } from '../../lib/paths.ts';

const ways: readonly { kind: ContributionKind; about: string }[] = [
  { kind: 'speaker', about: 'Share what your work has taught you, including the hard parts.' },
  { kind: 'sponsor', about: 'Cover the cost of an evening so that it stays free for everyone.' },
  { kind: 'donation', about: 'Support the fellowship once or regularly.' },
];

/** The three ways to contribute, and what happens with an offer. */
export function ContributionTab() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        <h2 className="display text-3xl">Give what you have</h2>
        <p className="prose-serif mt-4 text-lg">
          A story, an evening or a gift: whatever you offer, someone from our team replies within{' '}
          {site.contributionReplyHours} hours.
        </p>
      </div>
      <ul>
        {ways.map(({ kind, about }) => (
          <RowLink
            key={kind}
            to={paths.contribute.href(kind)}
            title={contributionTypes[kind]}
            isLarge
          >
            {about}
          </RowLink>
        ))}
      </ul>
    </div>
  );
}
