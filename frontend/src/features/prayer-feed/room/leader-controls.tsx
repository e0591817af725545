import type { Room, RoomState } from '@kbf/contracts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmButton } from '../../../components/ui/confirm-button.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import { Problem } from '../circles/problem.tsx';
import { useFeedKeys } from '../feed-keys.ts';
import { ChangeListDialog } from './change-list-dialog.tsx';
import { PassLeadDialog } from './pass-lead-dialog.tsx';
import { useEndRoomMutation, useSetRoomTurningMutation, useTurnRoomMutation } from './room-api.ts';

type TurnsProps = {
  id: string;
  /** The place of the shown letter; after the last one, the length of the list. */
  at: number;
  prayerIds: readonly string[];
};

/** Back and Next for the person who leads: by thumb, or with the arrow keys. */
export function Turns({ id, at, prayerIds }: TurnsProps) {
  const [turn, { error }] = useTurnRoomMutation();
  const go = (to: number) => () => void turn({ id, prayerId: prayerIds[to] ?? null });
  const back = at > 0 ? go(at - 1) : undefined;
  const next = at < prayerIds.length ? go(at + 1) : undefined;
  useFeedKeys({ ArrowLeft: back, ArrowRight: next });
  return (
    <div>
      <div className="grid grid-cols-2 gap-3">
        {/* Not disabled at the ends of the list, because a disabled button loses the focus. */}
        <Button variant="outline" size="lg" aria-disabled={!back} onClick={back}>
          <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" />
          Back
        </Button>
        <Button size="lg" aria-disabled={!next} onClick={next}>
          Next
          <ArrowRight size={20} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      </div>
      <Problem error={error} />
    </div>
  );
}

type Opened = 'list' | 'lead' | undefined;

/** What the person who leads can do besides: turning by itself, the list, passing leading on, the end. */
export function LeaderControls({ room, state }: { room: Room; state: RoomState }) {
  const { id } = room;
  const [setTurning, turning] = useSetRoomTurningMutation();
  const [end, ending] = useEndRoomMutation();
  const [open, setOpen] = useState<Opened>();
  return (
    <section aria-labelledby="leading" className="mt-4">
      <h2 id="leading" className="kicker">
        You lead
      </h2>
      <div className="mt-2">
        <Switch
          checked={state.turnsItself}
          onCheckedChange={(byItself) => void setTurning({ id, byItself })}
          label="Next letter every two minutes"
        />
      </div>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen('list')}>
          Change the list
        </Button>
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen('lead')}>
          Let someone else lead
        </Button>
        <ConfirmButton
          title="End the room?"
          description="The room ends for everyone."
          confirmLabel="End the room"
          onConfirm={async () => (await end({ id })).error === undefined}
        >
          End the room
        </ConfirmButton>
      </p>
      <Problem error={turning.error ?? ending.error} />
      {open === 'list' && (
        <ChangeListDialog
          room={room}
          prayerIds={state.prayerIds}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'lead' && <PassLeadDialog id={id} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
