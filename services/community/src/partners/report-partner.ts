import { randomUUID } from 'node:crypto';
import { databaseNow } from '@kbf/data-kit';
import { lockPeople } from '../desk/report-content.ts';
import { reporterKey } from '../desk/reporter.ts';
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
  await deps.database.transaction(async (tx) => {
    const { partners } = await requirePartnership(tx, personId);
    const partner = partners.find((one) => one.personId !== personId);
    if (!partner) return;
    await lockPeople(tx, sender.author, partner.personId);
    await openProfile(tx, partner.personId);
    const reporter = reporterKey(deps.config, sender, await databaseNow(tx));
    await tx.report.createMany({
      data: [{ id: randomUUID(), profileUserId: partner.personId, reporter, reason }],
      skipDuplicates: true,
    });
  });
}
