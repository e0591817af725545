import type { Room } from '@kbf/contracts';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { PageState } from '../../../components/ui/page-state.tsx';
import { paths } from '../../../lib/paths.ts';
import { togetherPaths } from '../../../lib/together-paths.ts';

/** The end of a room: how many letters were prayed for, and the way back. */
export function RoomEnded({ room, lettersCount }: { room: Room; lettersCount: number }) {
  const letters = lettersCount === 1 ? 'one letter' : `${lettersCount} letters`;
  const part = useRef<HTMLDivElement>(null);
  // The buttons that had the focus are gone.
  useEffect(() => part.current?.focus(), []);
  return (
    <div ref={part} tabIndex={-1} aria-live="polite" className="focus:outline-none">
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
