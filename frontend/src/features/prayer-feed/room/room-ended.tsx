import type { Room } from '@kbf/contracts';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { PageState } from '../../../components/ui/page-state.tsx';
import { paths } from '../../../lib/paths.ts';
import { togetherPaths } from '../../../lib/together-paths.ts';

/** The end of a room: how many letters were prayed for, and the way back. */
export function RoomEnded({ room, lettersCount }: { room: Room; lettersCount: number }) {
  const letters = lettersCount === 1 ? 'one letter' : `${lettersCount} letters`;
  return (
    <div aria-live="polite">
      <PageState
        level={1}
        title="Amen. The room has ended."
        text={
          lettersCount > 0
            ? `You prayed for ${letters} together. Thank you for being here.`
            : 'Thank you for being here.'
        }
        action={
          room.circleId ? (
            <LinkButton to={togetherPaths.circle.href(room.circleId)}>
              Back to your circle
            </LinkButton>
          ) : (
            <LinkButton to={paths.home.href()}>Back to the start page</LinkButton>
          )
        }
      />
    </div>
  );
}
