import { limits } from '@kbf/contracts';
import { z } from 'zod';

const count = z.int().min(0);

/**
 * Limits of login requests. A text costs money and disturbs a person, so these are counted in Postgres, and a failure
 * never lets requests through. Requests from strangers count per network, so that they cannot use up the limits of
 * others. A person who logs in again from a known browser has a separate limit. Limits of a network or recipient also
 * count requests for unknown recipients, so that no limit tells who is a member. Daily limits of the site count every
 * message that is sent, and only those, so that requests for unknown numbers cannot use them up. Above what strangers
 * may use, each site limit has a share for networks that have not asked before and one for members.
 */
export const loginLimits = z.strictObject({
  /** Requests for one number or address, from one network. */
  perRecipientHour: count.default(10),
  /**
   * Texts to one number that one network may cause while none of them is used, within the lifetime of a link. When one
   * is used, its owner has asked, and the count starts again.
   */
  unusedTexts: count.default(2),
  /** Requests for one number or address, from all networks together, so that many networks cannot flood one phone. */
  perRecipientAnywhereHour: count.default(20),
  /** The same in a day, so that a phone is not disturbed all day. Known browsers and networks do not use it. */
  perRecipientAnywhereDay: count.default(30),
  /** Kept on top in each hour for networks that have not asked for it on that day: one request each. */
  perRecipientNewNetworksHour: count.default(10),
  /** Requests from one network address. People at a gathering behind one router must still be able to log in. */
  perAddressHour: count.default(60),
  /** Requests for texts, and for mails, from one network in a day: a tenth of what the site sends to strangers. */
  perNetworkDay: count.default(200),
  /** Requests from one network for numbers that differ only in the last four digits, which suggests number guessing. */
  perPrefixHour: count.default(60),
  /** Requests from one network for mail addresses of one domain. */
  perDomainHour: count.default(60),
  /** Requests of one member from all browsers in which they have logged in before. Then strangers' limits apply. */
  perKnownPersonHour: count.default(10),
  /** Passkey logins started from one network address. A page that offers a passkey login starts one. */
  passkeysPerAddressHour: count.default(600),
  textsPerCountryDay: count.default(1_500),
  textsPerDay: count.default(2_000),
  /** Kept on top for networks that have not asked on that day: two texts each. */
  textsToNewNetworksDay: count.default(300),
  /** Kept on top for members in browsers and networks that they have logged in from. */
  textsToMembersDay: count.default(1_000),
  /** Texts to one member in all those browsers and networks. Then strangers' limits apply. */
  textsPerMemberDay: count.default(60),
  /** Texts to one member who asks in known browsers; and the same from each network that they have logged in from. */
  textsPerKnownPersonDay: count.default(20),
  loginMailsPerDay: count.default(2_000),
  /** Kept on top, as with texts, for each of login mails and mails that confirm an address. */
  mailsToNewNetworksDay: count.default(300),
  /** The same three for mails. */
  mailsToMembersDay: count.default(1_000),
  loginMailsPerMemberDay: count.default(60),
  loginMailsPerKnownPersonDay: count.default(20),
  /** Mails that confirm an address. */
  mailsPerDay: count.default(2_000),
  /** Mails to people whom an admin has approved: forms of strangers cannot use them up. */
  welcomeMailsPerDay: count.default(500),
  /** Mails that confirm an address, to one address because of a form sent elsewhere in its name. */
  mailsOnBehalfDay: count.default(3),
  /**
   * Repeated requests for such a mail, for one address and from all networks together. The last link is good for a day,
   * so using up this limit does not lock the owner out.
   */
  mailsAgainDay: count.default(6),
  /** Texts and mails that one member causes by changing their own number or address. */
  changesPerMemberDay: count.default(10),
  /** Login links that one admin sends to members whom a limit keeps out. */
  linksByAdminDay: count.default(30),
  /** New names of one member. Each name is updated in every place that shows the old one, and may wait for an admin. */
  namesPerMemberDay: count.default(10),
  /** Code attempts on one number, over all requests from one network or from the member's known browsers. */
  codeAttemptsHour: count.default(limits.login.codeAttemptsPerHour),
  /** Wrong codes on the whole site. Near it admins are told that somebody may be guessing; nobody is refused. */
  wrongCodesHour: count.default(100),
});
export type LoginLimits = z.output<typeof loginLimits>;
export const defaultLoginLimits = loginLimits.parse({});
