import { prayerChatState, prayerReply } from '@kbf/contracts';
import type { PrayerReply } from '@kbf/contracts';

/** The state of a request, as its row stores it. */
export const replyState = prayerChatState.shape.state;
export type ReplyState = ReturnType<typeof replyState.parse>;

/** A whole reply, as its row stores it. @throws for invalid data */
export const readKeptReply = (kept: unknown): PrayerReply => prayerReply.parse(kept);
