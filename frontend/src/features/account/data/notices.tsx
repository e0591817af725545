import { Query } from '../../../components/query.tsx';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { SkeletonLines } from '../../../components/ui/skeleton.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import { useGetPreferencesQuery, usePutPreferencesMutation } from '../account-api.ts';

const ways = [
  { value: 'sms', label: 'By text message', hint: 'Message and data rates may apply.' },
  { value: 'email', label: 'By email' },
] as const;

/** Which notifications to get, and how. Changes apply at once. */
export function Notices() {
  const preferences = useGetPreferencesQuery();
  const [put, { isLoading, isSuccess }] = usePutPreferencesMutation();
  return (
    <Query
      of={preferences}
      loadingLabel="Loading your notifications..."
      loading={<SkeletonLines lines={3} />}
      failedTitle="Your notifications did not load"
    >
      {(now) => (
        <div className="flex flex-col gap-4">
          <Switch
            label="Comments on my prayers"
            hint="At most once an hour for each prayer."
            checked={now.commentOnOwnPrayer}
            disabled={isLoading}
            onCheckedChange={(commentOnOwnPrayer) => void put({ ...now, commentOnOwnPrayer })}
          />
          <Switch
            label="New matches for my needs and offers"
            hint="At most once a day, all in one message."
            checked={now.needMatches}
            disabled={isLoading}
            onCheckedChange={(needMatches) => void put({ ...now, needMatches })}
          />
          <RadioGroup
            label="How we reach you"
            value={now.channel}
            options={ways}
            disabled={isLoading}
            onValueChange={(channel) => void put({ ...now, channel })}
          />
          <output className="block min-h-6 text-sm text-quiet">
            {isLoading ? 'Saving...' : isSuccess ? 'Saved.' : ''}
          </output>
        </div>
      )}
    </Query>
  );
}
