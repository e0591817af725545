import { limits, type Room } from '@kbf/contracts';
import { useState } from 'react';
import { Query } from '../../../components/query.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Problem } from '../circles/problem.tsx';
import { ChoiceList } from './choice-list.tsx';
import { usePutRoomPrayersMutation, useListRoomChoicesQuery } from './room-api.ts';

type ChangeListDialogProps = {
  room: Room;
  /** The list as it is. */
  prayerIds: readonly string[];
  onClose: () => void;
};

/** Takes letters from the list of an open room, and adds others at its end. */
export function ChangeListDialog({ room, prayerIds, onClose }: ChangeListDialogProps) {
  const choices = useListRoomChoicesQuery({ circleId: room.circleId ?? undefined });
  const [put, { isLoading, error }] = usePutRoomPrayersMutation();
  const [picked, setPicked] = useState<readonly string[]>(prayerIds);
  const pick = (prayerId: string, on: boolean) =>
    setPicked(on ? [...picked, prayerId] : picked.filter((id) => id !== prayerId));
  const save = async () => {
    const answer = await put({ id: room.id, prayerIds: [...picked] });
    if (!answer.error) onClose();
  };
  const listed = new Set(prayerIds);
  const isTooLong = picked.length > limits.room.prayersMax;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title="Change the list"
      description="New letters come at the end."
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button pending={isLoading} disabled={isTooLong} onClick={() => void save()}>
            Save the list
          </Button>
        </>
      }
    >
      <ChoiceList
        title="On the list"
        items={room.list.filter(({ prayerId }) => listed.has(prayerId))}
        picked={new Set(picked)}
        onPick={pick}
      />
      <Query of={choices} loadingLabel="Loading letters..." failedTitle="The letters did not load">
        {(found) => (
          <ChoiceList
            title="More letters"
            items={found.filter(({ prayerId }) => !listed.has(prayerId))}
            picked={new Set(picked)}
            onPick={pick}
          />
        )}
      </Query>
      <Problem error={error} />
    </Dialog>
  );
}
