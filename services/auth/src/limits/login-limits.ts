import { limits } from '@kbf/contracts';
import { z } from 'zod';

const count = z.int().min(0);

/**
 * How often things may be done: a text costs money and disturbs a person, so these are counted in Postgres and never
 * open. What strangers ask counts per asking network, so that they use up nobody else's; who logs in again where they
 * have been before has an allowance of their own. Everything but what is counted per day counts requests for unknown
 * recipients too, so that no limit tells who is a member. What is counted per day is what is really sent: nobody can
 * use it up with numbers that nobody has.
 */
export const loginLimits = z.strictObject({
  /** Requests for one number or address, from one network. */
  perRecipientHour: count.default(10),
  /**
   * Texts to one number that one network may cause while none of them is used, in the minutes for which a link is good.
   * Once one is used, its owner has asked, and the count begins anew.
   */
  unusedTexts: count.default(2),
  /** Requests for one number or address, from all networks together: nobody's phone is filled by many of them. */
  perRecipientAnywhereHour: count.default(30),
  /** Requests from one network address; a gathering behind one router must still be able to log in. */
  perAddressHour: count.default(60),
  /** Requests from one network for numbers that differ in the last four digits only: somebody walks through them. */
  perPrefixHour: count.default(60),
  /** Requests from one network for mail addresses of one domain. */
  perDomainHour: count.default(60),
  /** Requests of a browser in which that member has logged in before. */
  perKnownBrowserHour: count.default(10),
  /** Logins by passkey that are begun from one network address: a page that offers one begins one. */
  passkeysPerAddressHour: count.default(600),
  textsPerCountryDay: count.default(1_500),
  textsPerDay: count.default(2_000),
  /** Texts to members in browsers in which they have logged in before. */
  textsToKnownBrowsersDay: count.default(1_000),
  loginMailsPerDay: count.default(2_000),
  loginMailsToKnownBrowsersDay: count.default(1_000),
  /** Mails that confirm an address. */
  mailsPerDay: count.default(2_000),
  /** Of those, to one address because of what was sent elsewhere in its name. */
  mailsOnBehalfDay: count.default(3),
  /**
   * Requests for such a mail once more, for one address and from all networks together. The link in the last one is
   * good for a day, so that nobody who uses these up keeps its owner out.
   */
  mailsAgainDay: count.default(6),
  /** Texts and mails that one member causes by changing their own number or address. */
  changesPerMemberDay: count.default(10),
  /** New names of one member: each is written over everywhere that the old one stands, and may wait for an admin. */
  namesPerMemberDay: count.default(10),
  /** Tries of a code on one number, over all requests from one network, or of one browser that is known. */
  codeAttemptsHour: count.default(limits.login.codeAttemptsPerHour),
});
export type LoginLimits = z.output<typeof loginLimits>;
export const defaultLoginLimits = loginLimits.parse({});

/** How much wider the allowances of an IPv6 /56 and of a /48 are than that of a /64. */
export const widening = [1, 1.5, 2] as const;
