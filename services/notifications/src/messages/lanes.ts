/**
 * Order of sending: messages that a person waits for at a login page before alerts, alerts before all others. A message
 * never leaves while one of an earlier lane is due on the same channel. Notices to browsers have a lane of their own:
 * their addresses come from people, and one that hangs must not hold back mails.
 */
export const lanes = ['login', 'alert', 'bulk', 'push'] as const;
export type Lane = (typeof lanes)[number];
