import { Query } from '../../../components/query.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Problem } from '../circles/problem.tsx';
import { useLeadRoomMutation, useListRoomPeopleQuery } from './room-api.ts';

/** Passes leading on to someone in the room. */
export function PassLeadDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const people = useListRoomPeopleQuery({ id });
  const [lead, { isLoading, error }] = useLeadRoomMutation();
  const pass = async (userId: string) => {
    const answer = await lead({ id, userId });
    if (!answer.error) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Who leads now?"
      description="You stay in the room. They turn to the next letter."
    >
      <Query
        of={people}
        loadingLabel="Loading the people..."
        failedTitle="The people did not load"
        empty={<p className="mt-5">The others have left the room.</p>}
      >
        {(found) => (
          <ul className="mt-4 flex flex-col divide-y divide-hairline">
            {found.map(({ userId, name }) => (
              <li key={userId} className="flex items-center justify-between gap-4 py-2">
                <bdi className="min-w-0 [overflow-wrap:anywhere]">{name}</bdi>
                <Button
                  variant="outline"
                  aria-label={`Let them lead: ${name}`}
                  disabled={isLoading}
                  onClick={() => void pass(userId)}
                >
                  Let them lead
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Query>
      <Problem error={error} />
    </Dialog>
  );
}
