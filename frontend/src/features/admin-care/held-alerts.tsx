import { useGetHeldAlertsQuery } from './care-desk-api.ts';
import { heldAlertsWords } from './desk-words.ts';
import { lookAgainMs } from './use-desk-lists.ts';

/** Says how many notices of danger caused no alert because of a limit, so that no one trusts the alerts alone. */
export function HeldAlerts() {
  const { data } = useGetHeldAlertsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: lookAgainMs,
  });
  if (!data?.held) return null;
  return <p className="text-sm">{heldAlertsWords(data.held)}</p>;
}
