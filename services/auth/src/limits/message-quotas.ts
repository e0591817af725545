import { limits as productLimits } from '@kbf/contracts';
import { daySeconds, forgetQuotas, hourSeconds, refuseOverQuota } from '@kbf/data-kit';
import type { Quota } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { AuthConfig } from '../config.ts';
import { hashFor } from '../secrets/login-secrets.ts';
import { widening } from './login-limits.ts';

/** Who asks for a message. */
export type Asker = {
  /** Narrow to wide. */
  networks: readonly string[];
  /** Id of the browser, if the recipient has logged in there before. */
  knownBrowser?: string | undefined;
};

const { login } = productLimits;

type Settings = Pick<AuthConfig, 'HASHING_KEY' | 'LOGIN_LIMITS'>;

const keyOf = ({ HASHING_KEY }: Settings, kind: string, ...parts: string[]): string =>
  `${kind}:${hashFor(HASHING_KEY, 'limit', [kind, ...parts].join(' '))}`;

const perHour = (key: string, max: number): Quota => ({ key, max, seconds: hourSeconds });
const perDay = (key: string, max: number): Quota => ({ key, max, seconds: daySeconds });

/** What many recipients share: all numbers alike but for the last four digits, a mail domain. */
const neighbourhoodOf = (recipient: string): string => {
  const at = recipient.lastIndexOf('@');
  return at < 0 ? recipient.slice(0, -4) : recipient.slice(at + 1);
};

/**
 * What every request for a message uses up, whether or not one goes out.
 * @param recipient E.164, or mail address in lower case
 */
export function ofRequest(config: Settings, asker: Asker, recipient: string): Quota[] {
  const limits = config.LOGIN_LIMITS;
  const { networks, knownBrowser } = asker;
  if (knownBrowser)
    return [perHour(keyOf(config, 'browser', knownBrowser), limits.perKnownBrowserHour)];
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
      keyOf(config, 'neighbours', network, neighbourhoodOf(recipient)),
      isMail ? limits.perDomainHour : limits.perPrefixHour,
    ),
  ];
}

const unusedTextsKey = (config: Settings, network: string | undefined, recipientHash: string) =>
  keyOf(config, 'unused', network ?? 'unknown', recipientHash);

/** Texts to one number that nobody has used yet: somebody may only want to disturb its owner. */
export const ofUnusedTexts = (config: Settings, asker: Asker, recipientHash: string): Quota[] =>
  asker.knownBrowser
    ? []
    : [
        {
          key: unusedTextsKey(config, asker.networks.at(-1), recipientHash),
          max: config.LOGIN_LIMITS.unusedTexts,
          seconds: login.linkMinutes * 60,
        },
      ];

/** Once a text is used, its owner may ask for more from there. */
export const forgetUnusedTexts = (
  sql: SqlRunner,
  config: Settings,
  networks: readonly string[],
  recipientHash: string,
): Promise<void> => forgetQuotas(sql, [unusedTextsKey(config, networks.at(-1), recipientHash)]);

/** Beginning a login by passkey. */
export const ofPasskeys = (config: Settings, networks: readonly string[]): Quota[] =>
  networks.map((name, index) =>
    perHour(
      keyOf(config, 'passkeys', name),
      Math.floor(config.LOGIN_LIMITS.passkeysPerAddressHour * (widening[index] ?? 1)),
    ),
  );

/** What texts share that go to strangers, or to those who are known. @param country undefined for numbers of none */
export function ofTexts(
  { LOGIN_LIMITS: limits }: Settings,
  asker: Asker,
  country: string | undefined,
): Quota[] {
  if (asker.knownBrowser)
    return [perDay('texts to known browsers', limits.textsToKnownBrowsersDay)];
  return [
    perDay(`texts:${country ?? 'none'}`, limits.textsPerCountryDay),
    perDay('texts', limits.textsPerDay),
  ];
}

/** What mails that log in share. No other mail uses them up. */
export const ofLoginMails = ({ LOGIN_LIMITS: limits }: Settings, asker: Asker): Quota[] => [
  asker.knownBrowser
    ? perDay('login mails to known browsers', limits.loginMailsToKnownBrowsersDay)
    : perDay('login mails', limits.loginMailsPerDay),
];

/** What all mails that confirm an address share. */
export const ofMails = ({ LOGIN_LIMITS: limits }: Settings): Quota[] => [
  perDay('mails', limits.mailsPerDay),
];

/** Mails to an address that somebody has sent with a form: nobody's inbox is filled in that way. */
export const ofMailsOnBehalf = (config: Settings, email: string): Quota[] => [
  perDay(keyOf(config, 'on-behalf', email), config.LOGIN_LIMITS.mailsOnBehalfDay),
  ...ofMails(config),
];

/** Asking for the mail of an address once more, whether or not it waits: whoever asks may be anybody. */
export const ofMailsAgain = (config: Settings, email: string): Quota[] => [
  perDay(keyOf(config, 'mails-again', email), config.LOGIN_LIMITS.mailsAgainDay),
];

/** Messages to others that a member causes by entering their number or address as the new one. */
export const ofChanges = (config: Settings, personId: string): Quota[] => [
  perDay(keyOf(config, 'changes', personId), config.LOGIN_LIMITS.changesPerMemberDay),
];

/** New names that a member takes. */
export const ofNames = (config: Settings, personId: string): Quota[] => [
  perDay(keyOf(config, 'names', personId), config.LOGIN_LIMITS.namesPerMemberDay),
];

/** Tries of codes on one number. */
export const ofCodes = (config: Settings, asker: Asker, recipient: string): Quota =>
  perHour(
    keyOf(config, 'codes', asker.knownBrowser ?? asker.networks.at(-1) ?? 'unknown', recipient),
    config.LOGIN_LIMITS.codeAttemptsHour,
  );

/**
 * Counts a request for a message, or refuses it. Whoever is refused uses up nothing, and hears how long all of it
 * lasts.
 * @param quotas.request used up by the request; `message` only when one goes out
 * @param goesOut the same work when none does, so that the time does not tell the one from the other
 * @throws 429
 */
export async function refuseManyRequests(
  sql: SqlRunner,
  quotas: { request: readonly Quota[]; message: readonly Quota[] },
  refusal: string,
  goesOut: boolean,
): Promise<void> {
  await refuseOverQuota(sql, [...quotas.request, ...quotas.message], refusal, 0);
  await refuseOverQuota(sql, quotas.request, refusal);
  await refuseOverQuota(sql, quotas.message, refusal, goesOut ? 1 : 0);
}
