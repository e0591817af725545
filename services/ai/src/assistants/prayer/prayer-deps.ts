import type { prayerChat } from '@kbf/contracts';
import type { Relay } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { BudgetLimits } from '../../budget/reserve-reply.ts';
import type { Database } from '../../database.ts';
import type { ProviderModeration } from '../../moderation/provider-moderation.ts';
import type { SignReply } from '../../replies/reply-token.ts';
import type { RunningReplies } from '../../replies/running-replies.ts';
import type { Content } from '../../scripture/content.ts';
import type { PrayerWriter } from './prayer-writer.ts';

/** What the prayer assistant works with. */
export type PrayerDeps = {
  database: Database;
  relay: Pick<Relay, 'nudge'>;
  running: RunningReplies;
  writer: PrayerWriter;
  content: Content;
  moderation: ProviderModeration | undefined;
  signReply: SignReply;
  budget: BudgetLimits;
  /** Key of the hashes under which addresses are kept. */
  budgetKey: Uint8Array;
  photosUnchecked: 'hold' | 'publish';
  /** Longest time that a reply may take, in milliseconds. */
  replyMs: number;
};

/** One request for a prayer, with who asks and how to speak to them. */
export type AskedPrayer = z.output<typeof prayerChat.body> & {
  identity: Identity;
  /** Whose budget it counts on. */
  actor: string;
  /** Aborted when nobody listens any more. */
  gone: AbortSignal;
  log: FastifyBaseLogger;
  /** Called once when everything is checked and the reply begins. */
  begin: () => void;
  say: (text: string) => void;
};
