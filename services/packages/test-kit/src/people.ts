import { randomUUID } from 'node:crypto';
import type { Identity } from '@kbf/process-kit';

type LoggedIn = Identity & { userId: string };

/** A reader without a cookie. */
export const reader: Identity = { role: 'visitor' };
/** A visitor with a new cookie. */
export const newVisitor = (): Identity => ({ role: 'visitor', visitorId: randomUUID() });
export const newMember = (): LoggedIn => ({ role: 'member', userId: randomUUID() });
export const admin: LoggedIn = { role: 'admin', userId: '11111111-1111-4111-8111-111111111111' };
