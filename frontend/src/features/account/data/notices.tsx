import { Query } from '../../../components/query.tsx';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { SkeletonLines } from '../../../components/ui/skeleton.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { useGetPreferencesQuery, usePutPreferencesMutation } from '../../../lib/api/notices-api.ts';
import { PushHere } from './push-here.tsx';

const ways = [
  { value: 'sms', label: 'By text message', hint: 'Message and data rates may apply.' },
  { value: 'email', label: 'By email' },
] as const;

/** Notices that come until a person stops them, also by the link in a mail. */
const repeated = [
  {
    topic: 'partner',
    label: 'My accountability partner’s answers',
    hint: 'At most once a week.',
  },
  {
    topic: 'check-ins',
    label: 'Check-ins about my prayers',
    hint: 'Only for prayers you asked us to check in about.',
  },
  {
    topic: 'gatherings',
    label: 'Gathering reminders',
    hint: 'Only for a gathering that you are coming to, if you asked for it. Never as a text.',
  },
  {
    topic: 'circles',
    label: 'Invitations to prayer circles',
    hint: 'Once for each invitation. Never as a text.',
  },
  {
    topic: 'prayed',
    label: 'Someone prayed for me',
    hint: 'At most once a day, only as a notification on your devices. It never says who.',
  },
  {
    topic: 'chats',
    label: 'New private messages',
    hint: 'Once until you have read them, only as a notification on your devices. It never says who wrote.',
  },
  {
    topic: 'week',
    label: 'A summary of my week',
    hint: 'Once a week by email, when there is something to tell.',
  },
  {
    topic: 'desk',
    label: 'What is waiting for admins',
    hint: 'New messages and the care desk. We always send alerts about danger.',
  },
] as const;

/** Which notifications to get, and how. Changes apply at once. */
export function Notices() {
  const { user } = useSession();
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
          {repeated
            .filter(({ topic }) => topic !== 'desk' || user?.role === 'admin')
            .map(({ topic, label, hint }) => (
              <Switch
                key={topic}
                label={label}
                hint={hint}
                checked={!now.muted.includes(topic)}
                disabled={isLoading}
                onCheckedChange={(isOn) => {
                  const others = now.muted.filter((one) => one !== topic);
                  void put({ ...now, muted: isOn ? others : [...others, topic] });
                }}
              />
            ))}
          <PushHere now={now} isSaving={isLoading} onChange={(changed) => void put(changed)} />
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
