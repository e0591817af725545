import { recordEvent } from '@kbf/events';
import type { SqlRunner } from '@kbf/events';
import type { Logger } from '@kbf/process-kit';
import type { AuthConfig } from '../config.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { mailNewClaim } from '../emails/mail-new-claim.ts';
import { welcomeMailQuotas } from '../limits/site-quotas.ts';
import { emailOrRefuse, lockContact } from '../people/contact-data.ts';
import { approvePerson } from '../people/approve-person.ts';
import { createPerson } from '../people/create-person.ts';
import { readPhoneNumber } from '../people/phone-number.ts';
import { splitName } from '../names/person-name.ts';
import { findWhoseContact } from './find-whose-contact.ts';
import { welcome } from './welcome.ts';

type Context = { tx: Tx; sql: SqlRunner; logger: Logger };
type Approved = {
  submissionId: string;
  fullName: string;
  email: string;
  phone?: string | undefined;
};

/**
 * Creates a member from an approved contact form. Its contact data is only a claim: an approval proves neither number
 * nor address. If a member has proven one of them, the form belongs to that member. A person without a number that can
 * receive texts cannot log in by text: they become a member by confirming the address.
 */
export async function approveContact(
  context: Context,
  deps: Pick<Deps, 'config' | 'eventKeys'>,
  { submissionId, fullName, ...given }: Approved,
): Promise<void> {
  const { tx, sql } = context;
  const email = emailOrRefuse(given.email);
  const phone = textableNumber(deps.config, given.phone);
  await lockContact(tx, { phone, email });
  const known = await findWhoseContact(tx, { phone, email });
  if (!known && !phone) {
    const claimed = await tx.emailClaim.findUnique({ where: { submissionId } });
    const quotas = [welcomeMailQuotas(deps.config, email)];
    if (!claimed) await mailNewClaim(context, deps, email, { submissionId, fullName }, quotas);
    return;
  }
  const person =
    (known && (await approvePerson(tx, known))) ??
    (await createPerson(tx, { ...splitName(fullName), email, ...(phone ? { phone } : {}) }));
  await recordEvent(sql, 'member.joined', {
    personId: person.id,
    submissionId,
    isNew: !known,
    isProven: !known,
    joinedAt: new Date().toISOString(),
  });
  if (!known && phone) await welcome(tx, deps, phone);
}

/** The number in E.164, if it is valid and can receive login texts. */
function textableNumber(config: AuthConfig, text: string | undefined): string | undefined {
  const number = text ? readPhoneNumber(text) : undefined;
  const served = config.LOGIN_COUNTRIES.some((code) => code === number?.country);
  return number?.valid && served ? number.e164 : undefined;
}
