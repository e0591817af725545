import type { CareCase } from '@kbf/contracts';
import { Link } from 'react-router';
import { dayAndTime } from '../../lib/browser/relative-time.ts';
import { deskHref } from './desk-place.ts';
import { dangerWords } from './desk-words.ts';

type Other = CareCase['others'][number];

const stateOf = ({ seenAt, handledAt }: Other) => {
  if (handledAt) return 'handled';
  return seenAt ? 'waits' : 'not seen yet';
};

/** Other notices about the same person. */
export function OtherCases({ of }: { of: readonly Other[] }) {
  return (
    <section aria-labelledby="others">
      <h3 id="others" className="font-semibold">
        Also from this person
      </h3>
      <ul className="mt-2 flex flex-col gap-1">
        {of.map((other) => (
          <li key={other.id}>
            <Link
              to={deskHref({ kind: 'danger', id: other.id })}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {dangerWords(other)}, {dayAndTime(other.at)}, {stateOf(other)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
