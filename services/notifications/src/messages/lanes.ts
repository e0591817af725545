/**
 * Order of sending: messages that a person waits for at a login page before alerts, alerts before all others. A message
 * never leaves while one of an earlier lane is due on the same channel.
 */
export const lanes = ['login', 'alert', 'bulk'] as const;
export type Lane = (typeof lanes)[number];
