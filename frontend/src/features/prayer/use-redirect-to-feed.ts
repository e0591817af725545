import { limits, type PrayerReply } from '@kbf/contracts';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths.ts';
import { baseApi } from '../../lib/base-api.ts';
import { toast } from '../../lib/toast.ts';

const { redirectDelayMs } = limits.prayer;

/**
 * After a prayer went to the feed: a toast says so, and two seconds later the feed opens on it (specification section
 * 4). Whoever wants to go on reading stays.
 */
export function useRedirectToFeed(): (reply: PrayerReply) => void {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancel = () => clearTimeout(timer.current);

  return ({ prayerId }) => {
    cancel();
    // A list that was read before does not have it yet.
    dispatch(baseApi.util.invalidateTags([{ type: 'Prayer', id: 'LIST' }]));
    timer.current = setTimeout(() => {
      void navigate(paths.prayerFeed.href(prayerId));
    }, redirectDelayMs);
    toast({
      title: 'Prayer Shared',
      description: 'Redirecting to community feed...',
      durationMs: redirectDelayMs,
      action: { label: 'Stay here', onSelect: cancel },
    });
  };
}
