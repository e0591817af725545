import { limits as productLimits } from '@kbf/contracts';
import {
  daySeconds,
  forgetQuotas,
  hourSeconds,
  inboxOf,
  isOverQuota,
  refuseOverQuota,
} from '@kbf/data-kit';
import type { Quota } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import { tooMany } from '@kbf/service-kit';
import type { AuthConfig } from '../config.ts';
import { hashFor } from '../secrets/login-secrets.ts';
import { widening } from './login-limits.ts';

/** The browser and networks that ask for a message. */
export type Asker = {
  /** Narrow to wide. */
  networks: readonly string[];
  /** Id of the recipient, if they have logged in in this browser before. */
  knownPerson?: string | undefined;
};

const { login } = productLimits;

type Settings = Pick<AuthConfig, 'HASHING_KEY' | 'LOGIN_LIMITS'>;

/** Mail addresses of one inbox count as one: each part of a key that is an address stands for its inbox. */
const keyOf = ({ HASHING_KEY }: Settings, kind: string, ...parts: string[]): string =>
  `${kind}:${hashFor(HASHING_KEY, 'limit', [kind, ...parts.map(inboxOf)].join(' '))}`;

const perHour = (key: string, max: number): Quota => ({ key, max, seconds: hourSeconds });
const perDay = (key: string, max: number): Quota => ({ key, max, seconds: daySeconds });

/** The group that a recipient belongs to: all numbers that differ only in the last four digits, or a mail domain. */
const recipientGroupOf = (recipient: string): string => {
  const at = recipient.lastIndexOf('@');
  return at < 0 ? recipient.slice(0, -4) : recipient.slice(at + 1);
};

/**
 * Quotas that every request for a message uses, whether or not a message is sent.
 * @param recipient E.164, or mail address in lower case
 */
export function requestQuotas(config: Settings, asker: Asker, recipient: string): Quota[] {
  const limits = config.LOGIN_LIMITS;
  const { networks, knownPerson } = asker;
  if (knownPerson) return [perHour(keyOf(config, 'known', knownPerson), limits.perKnownPersonHour)];
  const network = networks.at(-1) ?? 'unknown';
  const isMail = recipient.includes('@');
  return [
    ...networks.map((name, index) =>
      perHour(
        keyOf(config, 'address', name),
        Math.floor(limits.perAddressHour * (widening[index] ?? 1)),
      ),
    ),
    perHour(keyOf(config, 'recipient', network, recipient), limits.perRecipientHour),
    perHour(keyOf(config, 'recipient', recipient), limits.perRecipientAnywhereHour),
    perHour(
      keyOf(config, 'neighbours', network, recipientGroupOf(recipient)),
      isMail ? limits.perDomainHour : limits.perPrefixHour,
    ),
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
  networks.map((name, index) =>
    perHour(
      keyOf(config, 'passkeys', name),
      Math.floor(config.LOGIN_LIMITS.passkeysPerAddressHour * (widening[index] ?? 1)),
    ),
  );

/**
 * Texts that are sent: one quota for each person in known browsers, and one that all strangers share.
 * @param country undefined for numbers without a country
 */
export function textQuotas(
  config: Settings,
  { knownPerson }: Asker,
  country: string | undefined,
): Quota[] {
  const limits = config.LOGIN_LIMITS;
  if (knownPerson)
    return [perDay(keyOf(config, 'known texts', knownPerson), limits.textsPerKnownPersonDay)];
  return [
    perDay(`texts:${country ?? 'none'}`, limits.textsPerCountryDay),
    perDay('texts', limits.textsPerDay),
  ];
}

/** Login mails that are sent. Other mails do not use these quotas. */
export const loginMailQuotas = (config: Settings, { knownPerson }: Asker): Quota[] => [
  knownPerson
    ? perDay(
        keyOf(config, 'known mails', knownPerson),
        config.LOGIN_LIMITS.loginMailsPerKnownPersonDay,
      )
    : perDay('login mails', config.LOGIN_LIMITS.loginMailsPerDay),
];

/** Shared quotas of all mails that confirm an address. */
export const mailQuotas = ({ LOGIN_LIMITS: limits }: Settings): Quota[] => [
  perDay('mails', limits.mailsPerDay),
];

/** Mails to an address that came with a form, so that a stranger cannot fill another person's inbox. */
export const mailOnBehalfQuotas = (config: Settings, email: string): Quota[] => [
  perDay(keyOf(config, 'on-behalf', email), config.LOGIN_LIMITS.mailsOnBehalfDay),
  ...mailQuotas(config),
];

/** Repeated requests for the mail of an address, whether or not the address waits: anyone can send them. */
export const repeatedMailQuotas = (config: Settings, email: string): Quota[] => [
  perDay(keyOf(config, 'mails-again', email), config.LOGIN_LIMITS.mailsAgainDay),
];

/** Messages to other people that a member causes by entering their number or address as a new one. */
export const changeQuotas = (config: Settings, personId: string): Quota[] => [
  perDay(keyOf(config, 'changes', personId), config.LOGIN_LIMITS.changesPerMemberDay),
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

/** Quotas of a request for a message. `request` is used by every request, `message` only when a message is sent. */
export type RequestQuotas = { request: readonly Quota[]; message: readonly Quota[] };

/**
 * Quotas to try in this order: those of the known person, then those of strangers, so that an attacker with a stolen
 * browser cannot lock the owner out.
 */
export const quotasToTry = (
  asker: Asker,
  quotasOf: (asker: Asker) => RequestQuotas,
): RequestQuotas[] => {
  const asStranger = quotasOf({ networks: asker.networks });
  return asker.knownPerson ? [quotasOf(asker), asStranger] : [asStranger];
};

/**
 * Counts a request for a message on the first alternative that is not used up, or refuses it. A refused request uses up
 * nothing. The error says when all limits of the last alternative are free again.
 * @param isSent false does the same work without using up message quotas, so that the response time does not reveal it
 * @throws 429
 */
export async function refuseManyRequests(
  sql: SqlRunner,
  alternatives: readonly RequestQuotas[],
  refusal: string,
  isSent: boolean,
): Promise<void> {
  let retryAfterSeconds = 0;
  for (const { request, message } of alternatives) {
    const found = await isOverQuota(sql, [...request, ...message], 0);
    if (!found.isOver) {
      await refuseOverQuota(sql, request, refusal);
      return refuseOverQuota(sql, message, refusal, isSent ? 1 : 0);
    }
    ({ retryAfterSeconds } = found);
  }
  throw tooMany(refusal, retryAfterSeconds);
}
