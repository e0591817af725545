/**
 * For a stack on a machine that may be busy with something else: what is slow is waited for, and neither held back for
 * want of a verdict in time nor refused. Tests of what hangs leave this out.
 */
export const unhurried = {
  community: { MODERATION_TIMEOUT_MS: '30000' },
  gateway: {
    GATEWAY_LIMITS: JSON.stringify({
      firstByteMs: 30_000,
      firstDataMs: 10_000,
      turns: { waitMs: 30_000 },
    }),
  },
};
