import { limits as productLimits } from '@kbf/contracts';
import { daySeconds, forgetQuotas, hourSeconds, inboxOf, networkWidening } from '@kbf/data-kit';
import type { Quota } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { AuthConfig } from '../config.ts';
import { hashFor } from '../secrets/login-secrets.ts';

/** The browser and networks that ask for a message. */
export type Asker = {
  /** Narrow to wide. */
  networks: readonly string[];
  /** Id of the recipient, if they have logged in in this browser before. */
  knownPerson?: string | undefined;
  /** Id of the recipient, if they have logged in from this network before. */
  personHere?: string | undefined;
  /** Whether it asks from the share that is kept for networks that have not asked before. */
  isNew?: boolean;
};

const { login } = productLimits;

/** Uses one of the site's caps. Admins are told before it is used up. */
type Cap = 'texts' | 'login mails' | 'mails' | 'welcomes' | 'wrong codes';
export type CapQuota = Quota & { cap?: Cap };

export type Settings = Pick<AuthConfig, 'HASHING_KEY' | 'LOGIN_LIMITS'>;

/** Mail addresses of one inbox count as one: each part of a key that is an address stands for its inbox. */
export const keyOf = ({ HASHING_KEY }: Settings, kind: string, ...parts: string[]): string =>
  `${kind}:${hashFor(HASHING_KEY, 'limit', [kind, ...parts.map(inboxOf)].join(' '))}`;

const perHour = (key: string, max: number): Quota => ({ key, max, seconds: hourSeconds });
const perDay = (key: string, max: number): Quota => ({ key, max, seconds: daySeconds });

/** The group that a recipient belongs to: all numbers that differ only in the last four digits, or a mail domain. */
const recipientGroupOf = (recipient: string): string => {
  const at = recipient.lastIndexOf('@');
  return at < 0 ? recipient.slice(0, -4) : recipient.slice(at + 1);
};

/** Quotas of the networks of a call, narrow to wide: a wider one has more. */
const ofNetworks = (
  config: Settings,
  { kind, networks, max }: { kind: string; networks: readonly string[]; max: number },
  quota = perHour,
): Quota[] =>
  networks.map((name, index) =>
    quota(keyOf(config, kind, name), Math.floor(max * (networkWidening[index] ?? 1))),
  );

export type Channel = 'sms' | 'email';
export const channelOf = (recipient: string): Channel =>
  recipient.includes('@') ? 'email' : 'sms';

/** The quotas of a request that depend on no recipient. */
export function requesterQuotas(config: Settings, asker: Asker, channel: Channel): Quota[] {
  const limits = config.LOGIN_LIMITS;
  const { networks, knownPerson, personHere, isNew } = asker;
  if (knownPerson) return [perHour(keyOf(config, 'known', knownPerson), limits.perKnownPersonHour)];
  const today = { kind: `${channel} today`, networks, max: limits.perNetworkDay };
  return [
    ...ofNetworks(config, { kind: 'address', networks, max: limits.perAddressHour }),
    ...(personHere || isNew ? [] : ofNetworks(config, today, perDay)),
  ];
}

/**
 * Quotas that every request for a message uses, whether or not a message is sent.
 * @param recipient E.164, or mail address in lower case
 */
export function requestQuotas(config: Settings, asker: Asker, recipient: string): Quota[] {
  const limits = config.LOGIN_LIMITS;
  const channel = channelOf(recipient);
  const ofRequester = requesterQuotas(config, asker, channel);
  if (asker.knownPerson) return ofRequester;
  const network = widestOf(asker);
  return [
    ...ofRequester,
    perHour(keyOf(config, 'recipient', network, recipient), limits.perRecipientHour),
    ...anywhereQuotas(config, asker, recipient),
    perHour(
      keyOf(config, 'neighbours', network, recipientGroupOf(recipient)),
      channel === 'email' ? limits.perDomainHour : limits.perPrefixHour,
    ),
  ];
}

export const widestOf = ({ networks }: Pick<Asker, 'networks'>) => networks.at(-1) ?? 'unknown';

/**
 * Requests for one recipient from all networks. Networks that are known for that person do not use them up, and others
 * cannot use up the share of a network that has not asked before.
 */
function anywhereQuotas(config: Settings, asker: Asker, recipient: string): Quota[] {
  const limits = config.LOGIN_LIMITS;
  if (asker.personHere) return [];
  if (!asker.isNew)
    return [
      perHour(keyOf(config, 'recipient', recipient), limits.perRecipientAnywhereHour),
      perDay(keyOf(config, 'recipient today', recipient), limits.perRecipientAnywhereDay),
    ];
  return [
    perDay(keyOf(config, 'first ask', widestOf(asker), recipient), 1),
    perHour(keyOf(config, 'first asks', recipient), limits.perRecipientNewNetworksHour),
  ];
}

/** One quota of the site: for strangers in general, for networks that have not asked, or for one person. */
function siteQuotas(
  config: Settings,
  asker: Asker,
  { cap, ...max }: { cap: Cap; perDay: number; newPerDay: number; personPerDay: number },
): CapQuota[] {
  const { knownPerson, personHere, isNew } = asker;
  if (knownPerson) return [perDay(keyOf(config, `known ${cap}`, knownPerson), max.personPerDay)];
  // Per network too: strangers in one of a person's networks must not use up the others.
  const here = personHere && keyOf(config, `here ${cap}`, personHere, widestOf(asker));
  if (here) return [perDay(here, max.personPerDay)];
  if (!isNew) return [{ ...perDay(cap, max.perDay), cap }];
  return [
    perDay(keyOf(config, `new ${cap}`, widestOf(asker)), 2),
    perDay(`new ${cap}`, max.newPerDay),
  ];
}

const unusedTextsKey = (config: Settings, network: string | undefined, recipientHash: string) =>
  keyOf(config, 'unused', network ?? 'unknown', recipientHash);

/** Unused texts to one number: a stranger may only want to disturb its owner. */
export const unusedTextQuotas = (config: Settings, asker: Asker, recipientHash: string): Quota[] =>
  asker.knownPerson
    ? []
    : [
        {
          key: unusedTextsKey(config, asker.networks.at(-1), recipientHash),
          max: config.LOGIN_LIMITS.unusedTexts,
          seconds: login.linkMinutes * 60,
        },
      ];

/** After a text is used, its owner may ask for more from there. */
export const forgetUnusedTexts = (
  sql: SqlRunner,
  config: Settings,
  networks: readonly string[],
  recipientHash: string,
): Promise<void> => forgetQuotas(sql, [unusedTextsKey(config, networks.at(-1), recipientHash)]);

/** Quotas for starting a passkey login. */
export const passkeyQuotas = (config: Settings, networks: readonly string[]): Quota[] =>
  ofNetworks(config, {
    kind: 'passkeys',
    networks,
    max: config.LOGIN_LIMITS.passkeysPerAddressHour,
  });

/**
 * Texts that are sent: one quota for each person in known browsers or networks, and one that all strangers share.
 * @param country undefined for numbers without a country
 */
export function textQuotas(
  config: Settings,
  asker: Asker,
  country: string | undefined,
): CapQuota[] {
  const limits = config.LOGIN_LIMITS;
  const isShared = !asker.knownPerson && !asker.personHere && !asker.isNew;
  return [
    ...(isShared ? [perDay(`texts:${country ?? 'none'}`, limits.textsPerCountryDay)] : []),
    ...siteQuotas(config, asker, {
      cap: 'texts',
      perDay: limits.textsPerDay,
      newPerDay: limits.textsToNewNetworksDay,
      personPerDay: limits.textsPerKnownPersonDay,
    }),
  ];
}

/** Login mails that are sent. Other mails do not use these quotas. */
export const loginMailQuotas = (config: Settings, asker: Asker): CapQuota[] =>
  siteQuotas(config, asker, {
    cap: 'login mails',
    perDay: config.LOGIN_LIMITS.loginMailsPerDay,
    newPerDay: config.LOGIN_LIMITS.mailsToNewNetworksDay,
    personPerDay: config.LOGIN_LIMITS.loginMailsPerKnownPersonDay,
  });

/** Shared quotas of all mails that confirm an address. */
export const mailQuotas = (config: Settings, asker: Asker): CapQuota[] =>
  siteQuotas(config, asker, {
    cap: 'mails',
    perDay: config.LOGIN_LIMITS.mailsPerDay,
    newPerDay: config.LOGIN_LIMITS.mailsToNewNetworksDay,
    personPerDay: config.LOGIN_LIMITS.mailsPerDay,
  });

/** Mails to an address that came with a form, so that a stranger cannot fill another person's inbox. */
export const mailOnBehalfQuotas = (config: Settings, email: string, asker: Asker): CapQuota[] => [
  perDay(keyOf(config, 'on-behalf', email), config.LOGIN_LIMITS.mailsOnBehalfDay),
  ...mailQuotas(config, asker),
];

/** Mails to people whom an admin has approved. Nothing that strangers do counts for these. */
export const welcomeMailQuotas = (config: Settings, email: string): CapQuota[] => [
  perDay(keyOf(config, 'welcome', email), config.LOGIN_LIMITS.mailsOnBehalfDay),
  { ...perDay('welcomes', config.LOGIN_LIMITS.welcomeMailsPerDay), cap: 'welcomes' },
];

/** Repeated requests for the mail of an address, whether or not the address waits: anyone can send them. */
export const repeatedMailQuotas = (config: Settings, email: string): Quota[] => [
  perDay(keyOf(config, 'mails-again', email), config.LOGIN_LIMITS.mailsAgainDay),
];

/** Messages to other people that a member causes by entering their number or address as a new one. */
export const changeQuotas = (config: Settings, personId: string): Quota[] => [
  perDay(keyOf(config, 'changes', personId), config.LOGIN_LIMITS.changesPerMemberDay),
];

/** Login links that an admin has sent to members. Limits that strangers can use up do not count for these. */
export const adminLinkQuotas = (config: Settings, adminId: string, memberId: string): Quota[] => [
  perDay(keyOf(config, 'links by', adminId), config.LOGIN_LIMITS.linksByAdminDay),
  perHour(keyOf(config, 'link by admin', memberId), 3),
];

export const nameQuotas = (config: Settings, personId: string): Quota[] => [
  perDay(keyOf(config, 'names', personId), config.LOGIN_LIMITS.namesPerMemberDay),
];

/** Wrong codes on the whole site. */
export const wrongCodeQuota = (config: Settings): CapQuota => ({
  ...perHour('wrong codes', config.LOGIN_LIMITS.wrongCodesHour),
  cap: 'wrong codes',
});

/** Code attempts on one number. */
export const codeQuota = (config: Settings, asker: Asker, recipient: string): Quota =>
  perHour(
    keyOf(config, 'codes', asker.knownPerson ?? asker.networks.at(-1) ?? 'unknown', recipient),
    config.LOGIN_LIMITS.codeAttemptsHour,
  );
