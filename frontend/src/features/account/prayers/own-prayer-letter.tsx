import type { OwnPrayer } from '@kbf/contracts';
import { CheckInLine } from '../../../components/check-in/check-in-line.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { ConfirmButton } from '../../../components/ui/confirm-button.tsx';
import { TextLink } from '../../../components/ui/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { fullDate } from '../../../lib/browser/relative-time.ts';
import { useDeleteOwnPrayerMutation } from '../account-api.ts';
import { AudienceButton } from './audience-button.tsx';
import { PrayedLine } from './prayed-line.tsx';

/** What each state means to the author. */
const states = {
  public: { label: 'Public', tone: 'olive', text: undefined },
  members: { label: 'Members only', tone: 'olive', text: undefined },
  held: {
    label: 'Waiting for review',
    tone: 'gold',
    text: 'Someone from our team will read it before others see it. We will let you know what they decide.',
  },
  hidden: {
    label: 'Not shown',
    tone: 'clay',
    text: 'Our team decided not to show it to the community. You can still see it here.',
  },
  circle: { label: 'Prayer circle', tone: 'olive', text: undefined },
  private: { label: 'Private', tone: 'neutral', text: undefined },
} as const;

const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`;

type OwnPrayerLetterProps = { prayer: OwnPrayer; onDeleted: () => void };

/** One of the member's own prayers: its state, and a way to delete it. */
export function OwnPrayerLetter({ prayer, onDeleted }: OwnPrayerLetterProps) {
  const { id, createdAt, userRequest, likeCount, commentCount, answeredAt, thanks } = prayer;
  const { label, tone, text } = states[prayer.state];
  const isShown = ['public', 'members', 'circle'].includes(prayer.state);
  const [remove] = useDeleteOwnPrayerMutation();
  return (
    <li className="border-b border-hairline py-6">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-quiet">
        <time dateTime={createdAt}>{fullDate(createdAt)}</time>
        <Badge tone={tone}>{label}</Badge>
        {answeredAt && <Badge tone="olive">Answered</Badge>}
        {isShown && (
          <span>
            {count(likeCount, 'like')}, {count(commentCount, 'comment')}
          </span>
        )}
      </p>
      <p dir="auto" className="prose-serif mt-3 line-clamp-6 [overflow-wrap:anywhere]">
        {userRequest}
      </p>
      {text && <p className="mt-2 text-sm text-quiet">{text}</p>}
      {prayer.photoHeld && (
        <p className="mt-2 text-sm text-quiet">Its photo is waiting for review.</p>
      )}
      {thanks && (
        <p dir="auto" className="mt-3 border-l-2 border-olive pl-4 [overflow-wrap:anywhere]">
          {thanks}
        </p>
      )}
      {prayer.heldThanks && (
        <p className="mt-2 text-sm text-quiet">Your thank-you note is waiting for review.</p>
      )}
      {isShown && <PrayedLine prayerId={id} count={prayer.prayedCount} />}
      {!answeredAt && (
        <div className="mt-4 text-sm">
          <CheckInLine prayerId={id} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {isShown && <TextLink to={paths.prayerFeed.href(id)}>View in the feed</TextLink>}
        {prayer.state !== 'hidden' && (
          <AudienceButton
            prayer={prayer}
            label={`Change who can see it: your prayer from ${fullDate(createdAt)}`}
          />
        )}
        <ConfirmButton
          size="sm"
          aria-label={`Delete your prayer from ${fullDate(createdAt)}`}
          title="Delete this prayer?"
          description="Its comments, likes and photo will be deleted, too. You cannot undo this."
          confirmLabel="Delete"
          onConfirm={() => remove({ id }).unwrap()}
          onDone={onDeleted}
        >
          Delete
        </ConfirmButton>
      </div>
    </li>
  );
}
