import { Button } from '../../../components/ui/button.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { Problem } from '../circles/problem.tsx';
import { useLeadRoomMutation } from './room-api.ts';

/** The person who led has been away: anyone may lead. */
export function TakeLead({ id }: { id: string }) {
  const { user } = useSession();
  const [lead, { isLoading, error }] = useLeadRoomMutation();
  if (!user) return null;
  return (
    <Notice
      action={
        <Button pending={isLoading} onClick={() => void lead({ id, userId: user.id })}>
          Lead
        </Button>
      }
    >
      No one is leading at the moment. You can lead.
      <Problem error={error} />
    </Notice>
  );
}
