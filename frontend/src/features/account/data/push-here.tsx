import type { AnswerOf, getPreferences } from '@kbf/contracts';
import { usePush } from '../../../components/push/use-push.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { Switch } from '../../../components/ui/switch.tsx';

type Preferences = AnswerOf<typeof getPreferences>;

/** What a browser can show. */
const kinds = [
  { topic: 'comments', label: 'Comments on my prayers' },
  { topic: 'matches', label: 'New matches for my needs and offers' },
  { topic: 'contacts', label: 'Members who want to talk about a need or an offer' },
  { topic: 'partner', label: 'My accountability partner’s answers' },
  { topic: 'check-ins', label: 'Check-ins about my prayers' },
  { topic: 'gatherings', label: 'Gathering reminders' },
  { topic: 'circles', label: 'Invitations to prayer circles' },
  { topic: 'decisions', label: 'Decisions about my posts' },
] as const;

const hints = {
  impossible:
    'This browser cannot show notifications. On an iPhone or iPad, add this site to your home screen first.',
  blocked: 'Your browser blocks them. Allow notifications for this site in its settings first.',
  off: 'Free of charge. They never contain what anyone wrote.',
  on: 'Free of charge. They never contain what anyone wrote.',
} as const;

type PushHereProps = {
  now: Preferences;
  isSaving: boolean;
  onChange: (preferences: Preferences) => void;
};

/** Notices on the member's devices: on or off here, and which. */
export function PushHere({ now, isSaving, onChange }: PushHereProps) {
  const push = usePush();
  const { state, browsers, isPending } = push;
  if (!state) return null;
  return (
    <div className="flex flex-col gap-2">
      <Switch
        label="Notifications on this device"
        hint={hints[state]}
        checked={state === 'on'}
        disabled={isPending || state === 'impossible' || state === 'blocked'}
        onCheckedChange={(isOn) => void (isOn ? push.turnOn() : push.turnOff())}
      />
      {push.hasFailed && (
        <p role="alert" className="text-clay">
          Your browser could not set this up. Nothing has changed. Please try again later.
        </p>
      )}
      {browsers > 0 && (
        <fieldset disabled={isSaving}>
          <legend className="font-semibold">Show as a notification</legend>
          <p className="text-sm text-quiet">
            You get everything once. What you do not check comes the way you choose below; reminders
            and invitations always by email.
          </p>
          {kinds.map(({ topic, label }) => (
            <Checkbox
              key={topic}
              label={label}
              checked={!now.notByPush.includes(topic)}
              onCheckedChange={(isShown) => {
                const others = now.notByPush.filter((one) => one !== topic);
                onChange({ ...now, notByPush: isShown ? others : [...others, topic] });
              }}
            />
          ))}
        </fieldset>
      )}
      {(browsers > 1 || (browsers === 1 && state !== 'on')) && (
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-quiet">
          {browsers === 1
            ? 'One other device shows them.'
            : `${browsers} of your devices show them.`}
          <Button
            size="sm"
            variant="quiet"
            disabled={isPending}
            onClick={() => void push.turnOffEverywhere()}
          >
            Turn off everywhere
          </Button>
        </p>
      )}
    </div>
  );
}
