import type { prayerChat, OpenAudience } from '@kbf/contracts';
import type { z } from 'zod';
import type { Listener } from '../listener.ts';

/** One request for a prayer, with its sender and the callbacks for the reply. */
export type AskedPrayer = Omit<z.output<typeof prayerChat.body>, 'share' | 'audience'> &
  Listener & {
    /** Private: it is not shared. */
    audience: OpenAudience;
    visitorId: string | undefined;
    /** The networks of the request, narrow to wide. */
    networks: readonly string[];
  };
