import { keepReport } from '../desk/keep-report.ts';
import { lockPeople } from '../desk/report-content.ts';
import type { Deps } from '../deps.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import type { Sender } from '../limits/take-allowance.ts';
import { openProfile } from '../profiles/own-profile.ts';
import { requirePartnership } from './find-partnership.ts';

/**
 * Reports a member to the admins because their partner says that something is wrong. It counts as a report of the
 * profile, even a private one; the answers stay between the two.
 * @throws 404 for a member without a partner, 429
 */
export async function reportPartner(
  deps: Pick<Deps, 'config' | 'database'>,
  { personId, sender, reason }: { personId: string; sender: Sender; reason: string },
): Promise<void> {
  await takeAllowance(deps, 'reports', sender);
  await deps.database.transaction(async (tx, sql) => {
    const { partners } = await requirePartnership(tx, personId);
    const partner = partners.find((one) => one.personId !== personId);
    if (!partner) return;
    await lockPeople(tx, sender.author, partner.personId);
    await openProfile(tx, partner.personId);
    const subject = { prayerId: null, commentId: null, profileUserId: partner.personId };
    // It is about more than the profile, so that an admin's release of the profile does not settle it.
    await keepReport({ tx, sql }, deps.config, sender, { subject, reason, releasedAt: null });
  });
}
