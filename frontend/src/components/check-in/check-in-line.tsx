import { useListCheckInsQuery } from '../../lib/check-in-api.ts';
import { CheckInChoice } from './check-in-choice.tsx';

/** Under a prayer of one's own: whether and when one is asked about it. */
export function CheckInLine({ prayerId }: { prayerId: string }) {
  const { data } = useListCheckInsQuery();
  const open = data?.find((one) => one.prayerId === prayerId);
  // Asked already: the question stands at the top of the page.
  if (!data || open?.askedAt) return null;
  return <CheckInChoice prayerId={prayerId} dueAt={open?.dueAt} />;
}
