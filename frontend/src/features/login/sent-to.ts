/** Where a login link went, and what the server said of it: the same words for members and for everyone else. */
export type SentTo = { channel: 'sms' | 'email'; to: string; message: string };
