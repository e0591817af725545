import type { Prayer } from '@kbf/contracts';
import { useEffect } from 'react';
import { useSession } from '../../lib/session/session.ts';
import { useSeeCommentsMutation } from './prayer-feed-api.ts';

/** Notes that a member has seen the comments on their own prayer, so that they are no longer news on the start page. */
export function useSeeComments(prayer: Prayer | undefined): void {
  const [see] = useSeeCommentsMutation();
  const isMember = useSession().status === 'member';
  const { id = '', commentCount = 0 } = isMember && prayer?.mine ? prayer : {};
  useEffect(() => {
    if (commentCount > 0) void see({ id });
  }, [id, commentCount, see]);
}
