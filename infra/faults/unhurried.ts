/** For tests in which one address makes the changes of many people. */
export const manyAtOneAddress = { changes: { atOnce: 100_000, perSecond: 1_000 } };

/** For a busy machine. */
export const longWaits = { firstByteMs: 30_000, firstDataMs: 10_000, calls: { waitMs: 30_000 } };

/**
 * For a stack on a busy machine: slow answers are waited for, and are neither held for a missing verdict nor refused.
 * Tests of hung processes do not use this.
 */
export const unhurried = {
  community: { MODERATION_TIMEOUT_MS: '30000' },
  gateway: { GATEWAY_LIMITS: JSON.stringify({ ...longWaits, ...manyAtOneAddress }) },
};
