import { allowanceSetting as allowance } from '@kbf/data-kit';
import { z } from 'zod';

/**
 * Limits per hour: `person` for one login or one visitor cookie, `network` for all visitors of one network. People whom
 * no admin has approved count as visitors. Replies of a model have their own budgets.
 */
export const aiLimits = z.strictObject({
  /** Conversations renamed and deleted: members only. */
  conversationChanges: allowance(120, 240),
  /** Searches in one's own conversations, which decrypt them: members only. */
  conversationSearches: allowance(120, 240),
  /** Thumbs under replies. */
  ratings: allowance(60, 180),
});
export type LimitedAct = keyof z.output<typeof aiLimits>;
