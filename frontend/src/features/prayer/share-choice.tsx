import { useSession } from '../../lib/session/session.ts';
import type { Draft } from './use-prayer-chat.ts';

type ShareChoiceProps = {
  draft: Draft;
  disabled: boolean;
  onDraft: (change: Partial<Draft>) => void;
};

const everyone = { share: true, forMembers: false, label: 'Share with the community' };
const members = { share: true, forMembers: true, label: 'Share with members only' };
const noOne = { share: false, forMembers: false, label: 'Keep it private' };

/** What follows from the choice. */
function explain({ share, forMembers }: Draft): string {
  if (!share)
    return 'No one in the community can read it. If someone is in immediate danger, our admins can.';
  return forMembers
    ? 'Only approved members, once logged in, can read your request and the prayer. It has no page to share.'
    : 'Your request and the prayer will appear in the public feed, where others can pray along.';
}

const markStyle = 'size-4.5 shrink-0 accent-[var(--button)]';

/** Who may read it, and what follows from the choice. Only members can share with members, and choose a name. */
export function ShareChoice({ draft, disabled, onDraft }: ShareChoiceProps) {
  const { status, user } = useSession();
  const choices = [
    everyone,
    // Also in a draft from before: no choice becomes wider by itself.
    ...(user?.approved || draft.forMembers ? [members] : []),
    noOne,
  ];
  return (
    <fieldset disabled={disabled}>
      <legend className="sr-only">Who can read it</legend>
      <div className="flex flex-wrap gap-x-7">
        {choices.map(({ share, forMembers, label }) => (
          <label key={label} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name="share"
              checked={draft.share === share && (!share || draft.forMembers === forMembers)}
              onChange={() => onDraft({ share, forMembers })}
              className={markStyle}
            />
            {label}
          </label>
        ))}
      </div>
      <p className="text-sm text-quiet">{explain(draft)}</p>
      {draft.share && status === 'member' && (
        <label className="mt-1 flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            checked={draft.anonymous}
            onChange={({ target }) => onDraft({ anonymous: target.checked })}
            className={markStyle}
          />
          Without my name, as “Community Member”
        </label>
      )}
    </fieldset>
  );
}
