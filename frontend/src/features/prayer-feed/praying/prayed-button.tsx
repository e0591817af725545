import { Button } from '../../../components/ui/button.tsx';
import { isGone } from '../../../lib/api/request-error.ts';
import { CouldNotSend } from '../could-not-send.tsx';
import { useFeedKeys } from '../feed-keys.ts';
import { usePrayForMutation } from './praying-api.ts';

type PrayedButtonProps = {
  prayerId: string;
  /** Letters act as keys, too: P and N. */
  byLetters: boolean;
  onNext: (() => void) | undefined;
  /** @param prayedToday undefined when the prayer is not there anymore */
  onPrayed: (prayedToday: number | undefined) => void;
};

/** "I prayed": by thumb, by P, or by Enter while nothing else has the focus. It moves on when it is stored. */
export function PrayedButton({ prayerId, byLetters, onNext, onPrayed }: PrayedButtonProps) {
  const [prayFor, { isLoading, error }] = usePrayForMutation();
  const isMissing = isGone(error);
  const press = async () => {
    if (isLoading) return;
    const answer = await prayFor({ id: prayerId });
    if (!answer.error || isGone(answer.error)) onPrayed(answer.data?.prayedToday);
  };
  useFeedKeys({
    Enter: () => void press(),
    p: byLetters ? () => void press() : undefined,
    n: byLetters ? onNext : undefined,
  });
  return (
    <div className="mt-2 flex flex-col gap-1.5 sm:items-center">
      {error && !isMissing && <CouldNotSend error={error} />}
      <Button size="lg" className="sm:min-w-80" onClick={() => void press()}>
        I prayed
      </Button>
    </div>
  );
}
