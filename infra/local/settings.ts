import { PlainError } from './runtime/protocol.ts';
import type { ProcessName } from '@kbf/process-kit';

/** What a person may set from outside, and which processes get it. */
const passedOn: Record<string, readonly (ProcessName | 'all')[]> = {
  LOG_LEVEL: ['all'],
  DELIVERY: ['all'],
  OUTBOX_TOKEN: ['all'],
  MEETING_URL: ['library'],
  PUBLIC_ORIGIN: ['all'],
  HOST: ['gateway'],
  TRUSTED_PROXIES: ['gateway'],
  ADMIN_PHONE: ['auth'],
  LOGIN_COUNTRIES: ['auth'],
  LOGIN_LIMITS: ['auth'],
  TWILIO_ACCOUNT_SID: ['notifications'],
  TWILIO_AUTH_TOKEN: ['notifications'],
  TWILIO_FROM: ['notifications'],
  TWILIO_BASE_URL: ['notifications'],
  SMTP_URL: ['notifications'],
  MAIL_FROM: ['notifications'],
  OPENAI_API_KEY: ['ai'],
  OPENAI_BASE_URL: ['ai'],
  OPENAI_MODEL: ['ai'],
  OPENAI_MODERATION_MODEL: ['ai'],
  AI_REPLIES_PER_PERSON: ['ai'],
  AI_REPLIES_PER_SITE: ['ai'],
  AI_REPLIES_AT_ONCE: ['ai'],
  AI_REPLIES_PER_PERSON_AT_ONCE: ['ai'],
  AI_FIRST_TOKEN_MS: ['ai'],
  AI_REPLY_MS: ['ai'],
  GUIDE_PACE_MS: ['ai'],
  PHOTOS_UNCHECKED: ['all'],
};

/** The settings of a local start. Photos are published unchecked here; elsewhere they wait for a person. */
export function localSettings(
  env: NodeJS.ProcessEnv = process.env,
): Partial<Record<ProcessName | 'all', Record<string, string>>> {
  const settings: Partial<Record<ProcessName | 'all', Record<string, string>>> = {
    all: { PHOTOS_UNCHECKED: 'publish' },
  };
  for (const [name, takers] of Object.entries(passedOn)) {
    const value = env[name];
    if (value) for (const taker of takers) settings[taker] = { ...settings[taker], [name]: value };
  }
  return settings;
}

/** The port of the site. @throws PlainError when PORT is no port */
export function sitePort(env: NodeJS.ProcessEnv = process.env): number {
  const port = Number(env['PORT'] || 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new PlainError(`PORT=${env['PORT']} is no port: give a number from 1 to 65535.`);
  return port;
}
