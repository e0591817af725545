import { randomUUID } from 'node:crypto';
import type { BodyOf, sendMemberLink as sendMemberLinkCall } from '@kbf/contracts';
import { refuseOverQuota } from '@kbf/data-kit';
import { prismaSql } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import { adminIdOf, conflict, notFound } from '@kbf/service-kit';
import { recordAudit } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';
import { countNotices } from '../limits/count-request.ts';
import { adminLinkQuotas } from '../limits/message-quotas.ts';
import { recordLoginRequest } from '../login/record-login-request.ts';
import { lockActingAdmin } from '../people/lock-self.ts';

/**
 * Sends a login link to a member's own proven number or address. It is the way in when strangers have used up the
 * limits of that contact. The admin sees neither link nor code.
 * @throws 401 or 403 for an admin whose login or role has ended, 404, 409 for a suspended or frozen member, or contact
 * data that is not proven, 429 at the limit
 */
export async function sendMemberLink(
  deps: Deps,
  memberId: string,
  { channel }: BodyOf<typeof sendMemberLinkCall>,
  identity: Identity,
): Promise<void> {
  const { config, database } = deps;
  const adminId = adminIdOf(identity);
  const member = await database.prisma.person.findFirst({
    where: { id: memberId, erasingAt: null },
  });
  if (!member) throw notFound('This member was not found.');
  const { phone, phoneVerifiedAt, email, emailVerifiedAt } = member;
  const recipient = channel === 'sms' ? phoneVerifiedAt && phone : emailVerifiedAt && email;
  if (member.suspendedAt) throw conflict('This member is suspended.');
  if (member.frozenAt) throw conflict('This account is frozen. Please decide who owns it first.');
  if (!recipient) throw conflict('The member has not confirmed that phone number or email.');
  const quotas = adminLinkQuotas(config, adminId, memberId);
  await refuseOverQuota(database.sql, quotas, 'Too many login links have been sent.');
  await recordLoginRequest(deps, {
    channel,
    purpose: 'login',
    recipient,
    personId: memberId,
    send: true,
    askedSecret: randomUUID(),
    permit: async (tx) => {
      await lockActingAdmin(tx, identity);
      await countNotices(prismaSql(tx), config, [channel]);
      await recordAudit(tx, {
        action: 'login-link.sent',
        actorId: adminId,
        subjectId: memberId,
        details: { channel },
      });
    },
  });
}
