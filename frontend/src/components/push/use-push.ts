import { useEffect, useState } from 'react';
import {
  useAddPushBrowserMutation,
  useGetPushQuery,
  useRemovePushBrowsersMutation,
} from '../../lib/api/notices-api.ts';
import {
  pushState,
  subscribeHere,
  unsubscribeHere,
  type PushState,
} from '../../lib/session/push.ts';
import { useSession } from '../../lib/session/session.ts';

/** Notices in this browser, and the browsers of the member that show them. */
export function usePush() {
  const { user } = useSession();
  const { data } = useGetPushQuery();
  const [add] = useAddPushBrowserMutation();
  const [remove] = useRemovePushBrowsersMutation();
  const [state, setState] = useState<PushState>();
  const [isPending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const userId = user?.id;
  useEffect(() => {
    if (userId) void pushState(userId).then(setState);
  }, [userId]);

  async function change(work: () => Promise<unknown>): Promise<void> {
    setPending(true);
    setFailed(false);
    try {
      await work();
    } catch {
      setFailed(true);
    } finally {
      if (userId) setState(await pushState(userId));
      setPending(false);
    }
  }

  return {
    /** Undefined until it is known. */
    state: data && state,
    browsers: data?.browsers ?? 0,
    isPending,
    hasFailed,
    /** Only in answer to a press. @param onDone runs once they are on */
    turnOn: (onDone?: () => void) =>
      change(async () => {
        if (!data || !userId) return;
        const subscription = await subscribeHere(data.publicKey, userId);
        if (!subscription) return;
        try {
          await add(subscription).unwrap();
        } catch (error) {
          await unsubscribeHere();
          throw error;
        }
        onDone?.();
      }),
    turnOff: () =>
      change(async () => {
        const endpoint = await unsubscribeHere();
        if (endpoint) await remove({ endpoint }).unwrap();
      }),
    turnOffEverywhere: () =>
      change(async () => {
        await unsubscribeHere();
        await remove({ endpoint: null }).unwrap();
      }),
  };
}
