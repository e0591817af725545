import { toApiError } from '../api/request-error.ts';
import { toast } from '../browser/toast.ts';

/**
 * Tells the server to stop a reply. If the server cannot be reached, it says so, and the reply continues.
 * @returns 'not begun' when the request had not arrived yet; it will not start now
 */
export async function tellToStop(
  stop: (requestId: string) => Promise<unknown>,
  requestId: string,
): Promise<'told' | 'not begun' | 'not told'> {
  try {
    await stop(requestId);
    return 'told';
  } catch (error) {
    if (toApiError(error).status === 404) return 'not begun';
    toast({
      variant: 'destructive',
      title: 'That did not stop',
      description: 'The reply is still being written. Check your connection and try again.',
    });
    return 'not told';
  }
}
