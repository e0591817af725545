import { limits } from '@kbf/contracts';
import { readableMessage, type ApiError } from '../../lib/api/request-error.ts';
import {
  useAddGatheringPrayerMutation,
  useListNewestOwnQuery,
  useRemoveGatheringPrayerMutation,
} from '../../lib/api/rooms-api.ts';
import { paths } from '../../lib/paths.ts';
import { Query } from '../query.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextLink } from '../ui/text-link.tsx';

const { addedMax } = limits.room;
const shown = { limit: 50 };

type AddPrayersDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Ids of the prayers that the reader has added. */
  added: readonly string[];
  /** The room of this gathering is open already: its list stays. */
  wasOpened: boolean;
};

/** The reader's own prayers that members can see, each with a switch that adds it to the next gathering. */
export function AddPrayersDialog({ open, onOpenChange, added, wasOpened }: AddPrayersDialogProps) {
  const own = useListNewestOwnQuery(shown, { refetchOnMountOrArgChange: true });
  const [add, adding] = useAddGatheringPrayerMutation();
  const [remove, removing] = useRemoveGatheringPrayerMutation();
  const error = (adding.error ?? removing.error) as ApiError | undefined;
  const isFull = added.length >= addedMax;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="What can we pray for?"
      description={`Choose up to ${addedMax} of your prayers. We pray for them together at the next gathering.`}
      actions={<Button onClick={() => onOpenChange(false)}>Done</Button>}
    >
      {wasOpened && (
        <p className="mt-3 text-sm text-quiet">
          The room is open already. The person who leads it can still add your prayer.
        </p>
      )}
      <Query
        of={own}
        loadingLabel="Loading your prayers..."
        failedTitle="Your prayers did not load"
      >
        {(prayers) => {
          const seen = prayers.filter(({ state }) => state === 'public' || state === 'members');
          if (seen.length === 0)
            return (
              <p className="mt-5">
                You have not shared a prayer that members can see.{' '}
                <TextLink to={paths.prayer.href()}>Share a prayer</TextLink>
              </p>
            );
          return (
            <ul className="mt-4 flex flex-col divide-y divide-hairline">
              {seen.map(({ id, userRequest }) => (
                <li key={id}>
                  <Switch
                    checked={added.includes(id)}
                    disabled={isFull && !added.includes(id)}
                    onCheckedChange={(on) => void (on ? add : remove)({ id })}
                    label={
                      <span
                        dir="auto"
                        className="line-clamp-2 font-normal [overflow-wrap:anywhere]"
                      >
                        {userRequest}
                      </span>
                    }
                  />
                </li>
              ))}
            </ul>
          );
        }}
      </Query>
      {error && (
        <div className="mt-4">
          <Notice tone="problem">{readableMessage(error)}</Notice>
        </div>
      )}
    </Dialog>
  );
}
