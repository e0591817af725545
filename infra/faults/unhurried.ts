/** For tests in which one address makes the changes of many people. */
export const manyAtOneAddress = { changes: { atOnce: 100_000, perSecond: 1_000 } };

/** On a busy machine. */
export const longWaits = { firstByteMs: 30_000, firstDataMs: 10_000, calls: { waitMs: 30_000 } };

/**
 * For a stack on a machine that may be busy with something else: what is slow is waited for, and neither held back for
 * want of a verdict in time nor refused. Tests of what hangs leave this out.
 */
export const unhurried = {
  community: { MODERATION_TIMEOUT_MS: '30000' },
  gateway: { GATEWAY_LIMITS: JSON.stringify({ ...longWaits, ...manyAtOneAddress }) },
};
