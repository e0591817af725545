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

export type Settings = Pick<AuthConfig, 'HASHING_KEY' | 'LOGIN_LIMITS'>;

/** Mail addresses of one inbox count as one: each part of a key that is an address stands for its inbox. */
export const keyOf = ({ HASHING_KEY }: Settings, kind: string, ...parts: string[]): string =>
  `${kind}:${hashFor(HASHING_KEY, 'limit', [kind, ...parts.map(inboxOf)].join(' '))}`;

export const perHour = (key: string, max: number): Quota => ({ key, max, seconds: hourSeconds });
export const perDay = (key: string, max: number): Quota => ({ key, max, seconds: daySeconds });

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
  // A use of the share for new networks. Like all limits of a network, it counts requests for unknown recipients too.
  const first = isNew ? [perDay(keyOf(config, `new ${channel}`, widestOf(asker)), 2)] : [];
  return [
    ...ofNetworks(config, { kind: 'address', networks, max: limits.perAddressHour }),
    ...(personHere || isNew ? first : ofNetworks(config, today, perDay)),
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

/** Code attempts on one number. */
export const codeQuota = (config: Settings, asker: Asker, recipient: string): Quota =>
  perHour(
    keyOf(config, 'codes', asker.knownPerson ?? asker.networks.at(-1) ?? 'unknown', recipient),
    config.LOGIN_LIMITS.codeAttemptsHour,
  );
