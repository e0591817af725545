import { limits } from '@kbf/contracts';
import { useRef } from 'react';
import { useCancelCheckInMutation, useSetCheckInMutation } from '../../lib/api/check-in-api.ts';
import { fullDate } from '../../lib/browser/relative-time.ts';
import { Button } from '../ui/button.tsx';

const label = (days: number) => (days === 7 ? 'in a week' : `in ${days} days`);

type CheckInChoiceProps = {
  prayerId: string;
  /** The date of the question, if there is one already. */
  dueAt?: string | undefined;
  title?: string;
};

/** Lets a member ask for a later question about a prayer, and cancel it. */
export function CheckInChoice(props: CheckInChoiceProps) {
  const { prayerId, dueAt, title = 'Would you like us to check in later?' } = props;
  const [set, setting] = useSetCheckInMutation();
  const [cancel, cancelling] = useCancelCheckInMutation();
  const place = useRef<HTMLFieldSetElement>(null);
  const isPending = setting.isLoading || cancelling.isLoading;
  const noted = cancelling.isSuccess ? undefined : (setting.data?.dueAt ?? dueAt);
  // The pressed button disappears: move the focus to the remaining text.
  const stay = () => place.current?.focus({ preventScroll: true });

  async function askIn(days: (typeof limits.checkIn.days)[number]) {
    stay();
    cancelling.reset();
    await set({ id: prayerId, days });
  }
  async function doNotAsk() {
    stay();
    await cancel({ id: prayerId });
    setting.reset();
  }

  return (
    <fieldset
      ref={place}
      tabIndex={-1}
      aria-label={title}
      aria-busy={isPending}
      className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2"
    >
      <span aria-live="polite">
        {noted ? `We will check in once, on ${fullDate(noted)}.` : title}
      </span>
      <span className="flex flex-wrap gap-2">
        {noted ? (
          <Button
            variant="quiet"
            size="sm"
            className="-ml-3.5 min-h-11"
            onClick={() => void doNotAsk()}
          >
            Don’t check in
          </Button>
        ) : (
          limits.checkIn.days.map((days) => (
            <Button
              key={days}
              variant="outline"
              size="sm"
              className="min-h-11"
              onClick={() => void askIn(days)}
            >
              {label(days)}
            </Button>
          ))
        )}
      </span>
    </fieldset>
  );
}
