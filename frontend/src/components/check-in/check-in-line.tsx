import { useListCheckInsQuery } from '../../lib/api/check-in-api.ts';
import { CheckInChoice } from './check-in-choice.tsx';

/** Below the person's own prayer: whether and when they are asked about it. */
export function CheckInLine({ prayerId }: { prayerId: string }) {
  const { data } = useListCheckInsQuery();
  const open = data?.find((one) => one.prayerId === prayerId);
  // The question is already shown at the top of the page.
  if (!data || open?.askedAt) return null;
  return <CheckInChoice prayerId={prayerId} dueAt={open?.dueAt} />;
}
