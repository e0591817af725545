import { errorCodes, getAuthUser, getUser } from '@kbf/contracts';
import { AppError, answer, implement, loginRequired } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { AuthDeps } from '../deps.ts';
import type { Person } from '../generated/prisma/client.ts';
import type { LoginCookies } from '../login/login-cookies.ts';
import { presentPerson, presentPersonDetails } from './present-person.ts';

/** The dashboard's "Access Denied": registered by e-mail and not confirmed. Whoever logged in by phone passes. */
const hasProvenContact = (person: Person) =>
  person.phoneVerifiedAt !== null || person.emailVerifiedAt !== null;

export function personRoutes(app: Service, { database }: AuthDeps, cookies: LoginCookies): void {
  const findSelf = async (id: string | undefined): Promise<Person> => {
    const person = id && (await database.person.findUnique({ where: { id } }));
    // The gateway's word may be half a second older than a suspension or deletion.
    if (!person || person.suspendedAt) throw loginRequired();
    return person;
  };

  implement(app, getAuthUser, async ({ identity, request, reply }) => {
    const person = await findSelf(identity.userId);
    const secret = cookies.readLogin(request);
    if (secret && identity.loginId) cookies.renew(reply, secret);
    return answer(200, presentPerson(person));
  });

  implement(app, getUser, async ({ identity }) => {
    const person = await findSelf(identity.userId);
    if (!hasProvenContact(person))
      throw new AppError(
        errorCodes.emailUnverified,
        403,
        'Please verify your e-mail: check your inbox for the verification link.',
      );
    return answer(200, presentPersonDetails(person));
  });
}
