import { prayerChatState, prayerReply } from '@kbf/contracts';
import type { PrayerReply } from '@kbf/contracts';

/** The state of a request, as its row holds it. */
export const replyState = prayerChatState.shape.state;
export type ReplyState = ReturnType<typeof replyState.parse>;

/** A whole reply, as its row holds it. @throws when it is none */
export const readKeptReply = (kept: unknown): PrayerReply => prayerReply.parse(kept);
