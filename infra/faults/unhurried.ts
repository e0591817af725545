/** For tests in which one address does what many do: its changes are not spread over time. */
export const manyAtOneAddress = {
  changes: {
    moment: { atOnce: 1_000, perSecond: 1_000 },
    longRun: { atOnce: 100_000, perSecond: 1_000 },
  },
};

/** On a busy machine. */
export const longWaits = { firstByteMs: 30_000, firstDataMs: 10_000, turns: { waitMs: 30_000 } };

/**
 * For a stack on a machine that may be busy with something else: what is slow is waited for, and neither held back for
 * want of a verdict in time nor refused. Tests of what hangs leave this out.
 */
export const unhurried = {
  community: { MODERATION_TIMEOUT_MS: '30000' },
  gateway: { GATEWAY_LIMITS: JSON.stringify({ ...longWaits, ...manyAtOneAddress }) },
};
