import { conflict } from '@kbf/service-kit';

/** Refuses a change of what admins are asked to read. @throws 409 */
export function checkNotReported(openReports: number): void {
  if (openReports > 0) throw conflict('This cannot be edited right now.');
}
