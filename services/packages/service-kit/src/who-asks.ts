import type { Identity } from '@kbf/process-kit';
import { forbidden, loginRequired } from './app-error.ts';

/** The member who asks. The guard of a member's call ensures that there is one. @throws 401 */
export function memberIdOf({ userId }: Identity): string {
  if (!userId) throw loginRequired();
  return userId;
}

/** The admin who acts. The guard of an admin's call ensures that there is one. @throws 403 */
export function adminIdOf({ role, userId }: Identity): string {
  if (role !== 'admin' || !userId) throw forbidden();
  return userId;
}
