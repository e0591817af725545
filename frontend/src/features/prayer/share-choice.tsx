import { useSession } from '../../lib/session/session.ts';
import type { Draft } from './use-prayer-chat.ts';

type ShareChoiceProps = {
  draft: Draft;
  disabled: boolean;
  onDraft: (change: Partial<Draft>) => void;
};

const choices = [
  { share: true, label: 'Share with the community' },
  { share: false, label: 'Keep it private' },
] as const;

const markStyle = 'size-4.5 shrink-0 accent-[var(--button)]';

/** Who may read it, and what follows from the choice. Only members choose a name. */
export function ShareChoice({ draft, disabled, onDraft }: ShareChoiceProps) {
  const { status } = useSession();
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="sr-only">Who can read it</legend>
      <div className="flex flex-wrap gap-x-7">
        {choices.map(({ share, label }) => (
          <label key={label} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name="share"
              checked={draft.share === share}
              onChange={() => onDraft({ share })}
              className={markStyle}
            />
            {label}
          </label>
        ))}
      </div>
      <p className="text-sm text-quiet">
        {draft.share
          ? 'Your request and the prayer will appear in the public feed, where others can pray along.'
          : 'No one in the community can read it. If someone may be in danger, our admins can.'}
      </p>
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
