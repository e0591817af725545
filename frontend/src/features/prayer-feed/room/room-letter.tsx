import type { Prayer } from '@kbf/contracts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Loading } from '../../../components/ui/loading.tsx';
import { isGone } from '../../../lib/api/request-error.ts';
import { CouldNotSend } from '../could-not-send.tsx';
import { useGetPrayerQuery } from '../prayer-feed-api.ts';
import { PrayerLetter } from '../prayer-letter.tsx';
import { usePrayForMutation } from '../praying/praying-api.ts';

type RoomLetterProps = { prayerId: string; place: number; count: number };

/** The letter that everyone sees, under the reader's own rights, and "I prayed" for it. It is announced once. */
export function RoomLetter({ prayerId, place, count }: RoomLetterProps) {
  const { currentData: letter, error } = useGetPrayerQuery(
    { id: prayerId },
    { refetchOnMountOrArgChange: true },
  );
  const shown = isGone(error) ? undefined : letter;
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {shown && `Letter ${place} of ${count}, from ${shown.userName}`}
      </p>
      {shown ? (
        <article
          key={shown.id}
          aria-label={`Prayer from ${shown.userName}`}
          className="animate-fade-in rounded-md border border-hairline bg-surface p-6 sm:p-10"
        >
          <PrayerLetter prayer={shown} />
          {!shown.mine && <Prayed key={shown.id} prayer={shown} />}
        </article>
      ) : error ? (
        <p className="py-10 text-quiet">
          {isGone(error)
            ? 'This letter is no longer here.'
            : 'This letter did not load. The next one will come.'}
        </p>
      ) : (
        <Loading label="Loading the letter..." />
      )}
    </>
  );
}

function Prayed({ prayer }: { prayer: Prayer }) {
  const [prayFor, { isLoading, error }] = usePrayForMutation();
  const [hasPrayed, setPrayed] = useState(false);
  const done = useRef<HTMLOutputElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (hasPrayed) done.current?.focus();
  }, [hasPrayed]);
  const press = async () => {
    const answer = await prayFor({ id: prayer.id });
    if (!answer.error) setPrayed(true);
  };
  return (
    <div className="mt-6 flex flex-col gap-1.5 border-t border-hairline pt-5 sm:items-start">
      {error && !isGone(error) && <CouldNotSend error={error} />}
      {hasPrayed ? (
        <output
          ref={done}
          tabIndex={-1}
          className="flex min-h-11 items-center font-semibold text-olive focus:outline-none"
        >
          You prayed for this.
        </output>
      ) : (
        <Button variant="outline" pending={isLoading} onClick={() => void press()}>
          I prayed
        </Button>
      )}
    </div>
  );
}
