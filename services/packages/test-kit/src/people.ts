import { randomUUID } from 'node:crypto';
import type { Identity } from '@kbf/process-kit';

type LoggedIn = Identity & { userId: string };

/** A reader without a cookie. */
export const reader: Identity = { role: 'visitor' };
/** A visitor with a new cookie. */
export const newVisitor = (): Identity => ({ role: 'visitor', visitorId: randomUUID() });
/** A member whom an admin has approved. */
export const newMember = (): LoggedIn => ({ ...newJoiner(), isApproved: true });
/** A person who joined by mail alone: logged in, not approved. */
export const newJoiner = (): LoggedIn => ({ role: 'member', userId: randomUUID() });
export const admin: LoggedIn = {
  role: 'admin',
  userId: '11111111-1111-4111-8111-111111111111',
  isApproved: true,
};
