import type { CareCase } from '@kbf/contracts';
import { Button } from '../../components/ui/button.tsx';
import { dayAndTime } from '../../lib/browser/relative-time.ts';
import { useReopenDeskItemMutation } from './care-desk-api.ts';

type CaseHistoryProps = { id: string; since: string; of: CareCase };

/** When it was noticed, first viewed and handled, and by whom. */
export function CaseHistory({ id, since, of }: CaseHistoryProps) {
  const { seenAt, seenBy, handledAt, handledBy, noDanger } = of;
  const [reopen, reopening] = useReopenDeskItemMutation();
  const rows = [
    { label: 'Noticed', at: since, by: null },
    { label: 'First seen', at: seenAt, by: seenBy },
    { label: noDanger ? 'No danger' : 'Handled', at: handledAt, by: handledBy },
  ];
  return (
    <section aria-label="History" className="flex flex-col items-start gap-4 text-sm">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {rows.map(
          ({ label, at, by }) =>
            at && (
              <div key={label} className="contents">
                <dt className="text-quiet">{label}</dt>
                <dd>
                  {dayAndTime(at)}
                  {by && `, ${by}`}
                </dd>
              </div>
            ),
        )}
      </dl>
      {handledAt && !reopening.isSuccess && (
        <Button
          variant="outline"
          size="sm"
          pending={reopening.isLoading}
          pendingLabel="Reopening..."
          onClick={() => void reopen({ kind: 'danger', id })}
        >
          Reopen
        </Button>
      )}
      {reopening.isSuccess && <output>Reopened.</output>}
      <p className="text-quiet">
        The log records every time an admin reads this. The words are deleted 30 days after they
        were written.
      </p>
    </section>
  );
}
