import type { prayerChat } from '@kbf/contracts';
import type { z } from 'zod';
import type { Listener } from '../listener.ts';

/** One request for a prayer, with who asks and how to speak to them. */
export type AskedPrayer = z.output<typeof prayerChat.body> &
  Listener & {
    visitorId: string | undefined;
    /** That the request comes from, narrow to wide. */
    networks: readonly string[];
  };
