import { useState } from 'react';
import { useListRoomsQuery, useOpenRoom } from '../../lib/api/rooms-api.ts';
import { togetherPaths } from '../../lib/together-paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { AddPrayersDialog } from './add-prayers-dialog.tsx';

/** The prayer room of the gathering: the way in when it is open, and prayers for its list beforehand. */
export function GatheringRoom() {
  const { user } = useSession();
  const room = useOpenRoom({ circleId: null });
  const { data } = useListRoomsQuery();
  const [isUsed, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  if (!data) return null;
  const { addedCount } = data.gathering;
  return (
    <div className="mt-6 border-t border-hairline pt-5">
      {room && <p className="mb-3 font-semibold text-olive">The prayer room is open.</p>}
      <p className="flex flex-wrap gap-3">
        {room && (
          <LinkButton to={togetherPaths.room.href(room.id)}>Enter the prayer room</LinkButton>
        )}
        {!room && user?.role === 'admin' && (
          <LinkButton variant="outline" to={togetherPaths.openRoom.href()}>
            Open the prayer room
          </LinkButton>
        )}
        <Button
          variant="outline"
          aria-haspopup="dialog"
          onClick={() => {
            setUsed(true);
            setOpen(true);
          }}
        >
          What can we pray for?
        </Button>
      </p>
      {addedCount > 0 && (
        <p className="mt-3 text-sm text-quiet">
          {addedCount === 1
            ? 'One prayer is on the list for this gathering.'
            : `${addedCount} prayers are on the list for this gathering.`}
        </p>
      )}
      {isUsed && (
        <AddPrayersDialog
          open={open}
          onOpenChange={setOpen}
          added={data.gathering.added}
          wasOpened={room !== undefined}
        />
      )}
    </div>
  );
}
