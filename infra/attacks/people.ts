import { demoPeople } from './demo-people.ts';
import { type Client, createClient } from '../faults/client.ts';
import { logIn } from '../faults/login-by-text.ts';
import { addMember } from '../faults/member.ts';
import { unhurried } from '../faults/unhurried.ts';
import { type Stack, startStack } from '../local/stack.ts';

/** Every role that can make a call. `joiner`: no admin has approved them. */
export const roles = ['visitor', 'joiner', 'member', 'other', 'admin'] as const;
export type Role = (typeof roles)[number];

export type Site = { stack: Stack; people: Record<Role, Client>; close: () => Promise<void> };

const [admin, member, other] = demoPeople;

/** A whole site with demo content and high limits, with a person of each role logged in. */
export async function openSite(): Promise<Site> {
  const stack = await startStack({
    demo: true,
    env: {
      all: { LOG_LEVEL: 'warn', PHOTOS_UNCHECKED: 'publish' },
      gateway: {
        ...unhurried.gateway,
        REQUESTS_PER_MINUTE: '1000000',
        VISITORS_PER_HOUR: '1000000',
      },
      auth: {
        LOGIN_LIMITS: JSON.stringify({
          perRecipientHour: 100_000,
          unusedTexts: 100_000,
          perRecipientAnywhereHour: 100_000,
          perKnownPersonHour: 100_000,
          changesPerMemberDay: 100_000,
          namesPerMemberDay: 100_000,
          perAddressHour: 100_000,
          perPrefixHour: 100_000,
          perDomainHour: 100_000,
          textsPerCountryDay: 100_000,
          textsPerDay: 100_000,
          mailsPerDay: 100_000,
          welcomeMailsPerDay: 100_000,
          mailsAgainDay: 100_000,
        }),
      },
      intake: {
        INTAKE_LIMITS: JSON.stringify({
          contactsPerAddressHour: 100_000,
          contactsPerAddressDay: 100_000,
          contactsPerRecipientHour: 100_000,
          registrationsPerAddressHour: 100_000,
          registrationsPerAddressDay: 100_000,
          registrationsPerRecipientHour: 100_000,
        }),
      },
      community: {
        ...unhurried.community,
        COMMUNITY_LIMITS: JSON.stringify({
          ...Object.fromEntries(
            [
              'prayers',
              'publicPrayers',
              'comments',
              'publicComments',
              'likes',
              'prayed',
              'reports',
              'profileChanges',
            ].map((act) => [act, { person: 100_000, network: 100_000 }]),
          ),
          visitorLikesOfOnePrayer: 100_000,
          visitorReportsThatHide: 100_000,
        }),
      },
      ai: {
        GUIDE_PACE_MS: '0',
        AI_REPLIES_PER_PERSON: '1000000',
        AI_REPLIES_PER_SITE: '1000000',
      },
    },
  });
  const loggedIn = async (phone: string) => {
    const client = createClient(stack.origin);
    await logIn(client, phone);
    return client;
  };
  const people = {
    visitor: createClient(stack.origin),
    joiner: await loggedIn((await addMember(stack, 'Jude', 'Newell', 'member', false)).phone),
    member: await loggedIn(member.phone),
    other: await loggedIn(other.phone),
    admin: await loggedIn(admin.phone),
  };
  return { stack, people, close: () => stack.stop() };
}

let shared: Promise<Site> | undefined;

/**
 * A site shared by test files that do not affect each other, because starting one takes seconds. It ends with the test
 * process.
 */
export const sharedSite = (): Promise<Site> => (shared ??= openSite());
