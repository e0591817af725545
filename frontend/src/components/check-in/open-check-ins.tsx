import type { CheckIn } from '@kbf/contracts';
import { useState } from 'react';
import { useListCheckInsQuery } from '../../lib/api/check-in-api.ts';
import { CheckInQuestion } from './check-in-question.tsx';

/** Open questions to the member. Renders nothing without any. */
export function OpenCheckIns() {
  const { data = [] } = useListCheckInsQuery();
  // An answered question stays, with its follow-up, until the person leaves the page.
  const [answered, setAnswered] = useState<readonly CheckIn[]>([]);
  const isAnswered = ({ prayerId }: CheckIn) => answered.some((one) => one.prayerId === prayerId);
  const asked = data.filter((one) => one.askedAt !== null && !isAnswered(one));
  const shown = [...answered, ...asked].toSorted((one, other) =>
    one.dueAt.localeCompare(other.dueAt),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="check-ins">
      <h2 id="check-ins" className="display text-2xl">
        How is it going?
      </h2>
      <p className="mt-1 text-quiet">You asked us to check in. One tap is enough.</p>
      <ul className="mt-4 border-t border-hairline">
        {shown.map((checkIn) => (
          <CheckInQuestion
            key={checkIn.prayerId}
            checkIn={checkIn}
            onAnswered={() => setAnswered((all) => [...all, checkIn])}
          />
        ))}
      </ul>
    </section>
  );
}
