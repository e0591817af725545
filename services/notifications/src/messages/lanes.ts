/**
 * What goes first: what somebody waits for at a login page before alerts, alerts before everything else. A message
 * never leaves while one of an earlier lane is due on the same channel.
 */
export const lanes = ['login', 'alert', 'bulk'] as const;
export type Lane = (typeof lanes)[number];
