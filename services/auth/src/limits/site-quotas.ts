import type { Quota } from '@kbf/data-kit';
import { keyOf, perDay, perHour, widestOf } from './message-quotas.ts';
import type { Asker, Channel, Settings } from './message-quotas.ts';

/** Uses one of the site's caps. Admins are told before what strangers may use of it (`strangers`) is used up. */
type Cap = 'texts' | 'login mails' | 'mails' | 'welcomes' | 'wrong codes';
export type CapQuota = Quota & { cap?: { name: Cap; strangers: number } };

/** What may be sent in a day: to strangers; on top of that, to networks that have not asked, and to members. */
type Shares = { strangers: number; newNetworks: number; members: number };
type MemberShares = Shares & { oneMember: number; oneWay: number };

/**
 * The count of all messages of the site. Each asker is refused at another number, so that nobody uses up the share of
 * others.
 */
const capOf = (name: Cap, { strangers, newNetworks, members }: Shares, isStranger: boolean) => ({
  ...perDay(name, isStranger ? strangers : strangers + newNetworks + members),
  cap: { name, strangers },
});

/** The quotas of a message: the site's cap, and the share of networks that have not asked or of one person. */
function siteQuotas(
  config: Settings,
  asker: Asker,
  { name, ...shares }: { name: Cap } & MemberShares,
): CapQuota[] {
  const { knownPerson, personHere, isNew } = asker;
  const member = knownPerson ?? personHere;
  if (member) {
    // Per network too: strangers in one of a person's networks must not use up the others.
    const way = knownPerson
      ? keyOf(config, `known ${name}`, knownPerson)
      : keyOf(config, `here ${name}`, member, widestOf(asker));
    return [
      perDay(way, shares.oneWay),
      perDay(keyOf(config, `member ${name}`, member), shares.oneMember),
      capOf(name, shares, false),
    ];
  }
  if (!isNew) return [capOf(name, shares, true)];
  return [perDay(`new ${name}`, shares.newNetworks), capOf(name, shares, false)];
}

const textShares = ({ LOGIN_LIMITS: limits }: Settings) => ({
  name: 'texts' as const,
  strangers: limits.textsPerDay,
  newNetworks: limits.textsToNewNetworksDay,
  members: limits.textsToMembersDay,
  oneMember: limits.textsPerMemberDay,
  oneWay: limits.textsPerKnownPersonDay,
});
const mailShares = ({ LOGIN_LIMITS: limits }: Settings) => ({
  newNetworks: limits.mailsToNewNetworksDay,
  members: limits.mailsToMembersDay,
  oneMember: limits.loginMailsPerMemberDay,
  oneWay: limits.loginMailsPerKnownPersonDay,
});
const confirmShares = (config: Settings) => ({
  name: 'mails' as const,
  strangers: config.LOGIN_LIMITS.mailsPerDay,
  ...mailShares(config),
});

/**
 * Texts that are sent.
 * @param country undefined for numbers without a country
 */
export function textQuotas(
  config: Settings,
  asker: Asker,
  country: string | undefined,
): CapQuota[] {
  const isStranger = !asker.knownPerson && !asker.personHere && !asker.isNew;
  const ofCountry = perDay(`texts:${country ?? 'none'}`, config.LOGIN_LIMITS.textsPerCountryDay);
  return [...(isStranger ? [ofCountry] : []), ...siteQuotas(config, asker, textShares(config))];
}

/** Login mails that are sent. */
export const loginMailQuotas = (config: Settings, asker: Asker): CapQuota[] =>
  siteQuotas(config, asker, {
    name: 'login mails',
    strangers: config.LOGIN_LIMITS.loginMailsPerDay,
    ...mailShares(config),
  });

/** All other mails, most of which confirm an address. */
export const mailQuotas = (config: Settings, asker: Asker = { networks: [] }): CapQuota[] =>
  siteQuotas(config, asker, confirmShares(config));

/** The site's cap for a message that no limit holds back: a notice to a member, or a link sent by an admin. */
export const noticeQuota = (config: Settings, channel: Channel): CapQuota =>
  channel === 'sms'
    ? capOf('texts', textShares(config), false)
    : capOf('mails', confirmShares(config), false);

/** Mails to an address that came with a form, so that a stranger cannot fill another person's inbox. */
export const mailOnBehalfQuotas = (config: Settings, email: string, asker: Asker): CapQuota[] => [
  perDay(keyOf(config, 'on-behalf', email), config.LOGIN_LIMITS.mailsOnBehalfDay),
  ...mailQuotas(config, asker),
];

/** Mails to people whom an admin has approved. Nothing that strangers do counts for these. */
export const welcomeMailQuotas = (config: Settings, email: string): CapQuota[] => {
  const { mailsOnBehalfDay, welcomeMailsPerDay } = config.LOGIN_LIMITS;
  return [
    perDay(keyOf(config, 'welcome', email), mailsOnBehalfDay),
    {
      ...perDay('welcomes', welcomeMailsPerDay),
      cap: { name: 'welcomes', strangers: welcomeMailsPerDay },
    },
  ];
};

/** Wrong codes on the whole site. */
export const wrongCodeQuota = (config: Settings): CapQuota => ({
  ...perHour('wrong codes', config.LOGIN_LIMITS.wrongCodesHour),
  cap: { name: 'wrong codes', strangers: config.LOGIN_LIMITS.wrongCodesHour },
});
