import { processNames as all, statefulServiceNames as stateful } from '@kbf/contracts';
import type { Setting } from './setting.ts';

/** Settings for the operator; `npm start` and docker-compose.yml pass them on. */
export const operatorSettings = {
  LOG_LEVEL: { processes: all, from: 'operator', meaning: 'The least that is logged' },
  PUBLIC_ORIGIN: {
    processes: all,
    from: 'operator',
    meaning: 'The public address of the site; cookies, links and headers follow it',
  },
  DELIVERY: {
    processes: ['gateway', 'auth', 'notifications'],
    from: 'operator',
    meaning: '`outbox` shows texts and mails at /dev/messages and sends none, `live` sends them',
  },
  TRUSTED_PROXIES: {
    processes: ['gateway'],
    from: 'operator',
    meaning: 'Proxies of ours before the gateway; each adds one address to X-Forwarded-For',
  },
  REQUESTS_PER_MINUTE: {
    processes: ['gateway'],
    from: 'operator',
    meaning: 'Requests that one address (IPv6: /64) may make in a minute',
  },
  VISITORS_PER_HOUR: {
    processes: ['gateway'],
    from: 'operator',
    meaning: 'New visitor cookies that one address is given in an hour',
  },
  GATEWAY_LIMITS: {
    processes: ['gateway'],
    from: 'operator',
    meaning:
      'Limits and waits that differ from those in gateway/README.md, as JSON: `{"firstByteMs": 5000}`',
  },
  ADMIN_PHONE: {
    processes: ['auth'],
    from: 'operator',
    meaning: 'The person who proves this number while there is no admin becomes the first one',
  },
  LOGIN_COUNTRIES: {
    processes: ['auth'],
    from: 'operator',
    meaning: 'Countries whose numbers get login texts, two letters each, with commas',
  },
  LOGIN_LIMITS: {
    processes: ['auth'],
    from: 'operator',
    meaning: 'Limits of logins that differ from the usual, as JSON: `{"perAddressHour": 30}`',
  },
  COMMUNITY_LIMITS: {
    processes: ['community'],
    from: 'operator',
    meaning:
      'Limits of prayers and the like that differ from the usual, as JSON: `{"comments": {"person": 20}}`',
  },
  INTAKE_LIMITS: {
    processes: ['intake'],
    from: 'operator',
    meaning:
      'Limits of forms that differ from the usual, as JSON: `{"contactsPerAddressHour": 20}`',
  },
  MEETING_URL: { processes: ['library'], from: 'operator', meaning: 'Where members meet' },
  PHOTOS_UNCHECKED: {
    processes: ['community', 'ai'],
    from: 'operator',
    meaning:
      'Photos that nothing has looked at: `hold` for an admin, or `publish` (`npm start` does)',
  },
  STREAM_READERS: {
    processes: ['community'],
    from: 'operator',
    meaning: 'Readers of the live stream at once, in one process',
  },
  MODERATION_TIMEOUT_MS: {
    processes: ['community'],
    from: 'operator',
    meaning: 'Milliseconds to wait for a verdict on a text; no verdict means held',
  },
  OPENAI_API_KEY: {
    processes: ['ai'],
    from: 'operator',
    isSecret: true,
    meaning:
      'Key of the language model; without it, OPENAI_BASE_URL and a local model the built-in guides answer',
  },
  OPENAI_BASE_URL: {
    processes: ['ai'],
    from: 'operator',
    meaning: 'Any server that speaks the OpenAI protocol, with or without a key',
  },
  OPENAI_MODEL: {
    processes: ['ai'],
    from: 'operator',
    meaning:
      'Name of the language model; `gpt-4.1-mini` unless told, of a local server the one that was added last',
  },
  OPENAI_MODERATION_MODEL: {
    processes: ['ai'],
    from: 'operator',
    meaning:
      'Has texts and photos judged by the provider as well; on with OpenAI itself, `none` turns it off',
  },
  AI_REPLIES_PER_PERSON: {
    processes: ['ai'],
    from: 'operator',
    meaning: 'Replies of the model in a day for one person: a member, or the address of a visitor',
  },
  AI_REPLIES_PER_SITE: {
    processes: ['ai'],
    from: 'operator',
    meaning: 'Replies of the model in a day for all together',
  },
  AI_REPLIES_AT_ONCE: {
    processes: ['ai'],
    from: 'operator',
    meaning: 'Calls to the model at once, in one process',
  },
  AI_REPLIES_PER_PERSON_AT_ONCE: {
    processes: ['ai'],
    from: 'operator',
    meaning: 'Replies that one person may wait for at the same time',
  },
  AI_FIRST_TOKEN_MS: {
    processes: ['ai'],
    from: 'operator',
    meaning: 'Longest wait for the first words of the model, per try',
  },
  AI_REPLY_MS: { processes: ['ai'], from: 'operator', meaning: 'Longest wait for a whole reply' },
  GUIDE_PACE_MS: {
    processes: ['ai'],
    from: 'operator',
    meaning: 'Pause between the pieces in which a reply of the built-in guide is shown',
  },
  TWILIO_ACCOUNT_SID: {
    processes: ['notifications'],
    from: 'operator',
    meaning: 'Account at Twilio, for DELIVERY=live',
  },
  TWILIO_AUTH_TOKEN: {
    processes: ['notifications'],
    from: 'operator',
    isSecret: true,
    meaning: 'Key of that account; signatures of its webhooks are checked with it, too',
  },
  TEXT_PRICE: {
    processes: ['notifications'],
    from: 'operator',
    meaning: 'What one text costs, in US dollars: for the figures that admins see',
  },
  TWILIO_FROM: {
    processes: ['notifications'],
    from: 'operator',
    meaning: 'The number in E.164, or the messaging service, that texts come from',
  },
  TWILIO_BASE_URL: {
    processes: ['notifications'],
    from: 'operator',
    meaning: 'Where the API of Twilio is, for trying it out',
  },
  SMTP_URL: {
    processes: ['notifications'],
    from: 'operator',
    isSecret: true,
    meaning: 'Mail server with its login, for DELIVERY=live',
  },
  MAIL_FROM: {
    processes: ['notifications'],
    from: 'operator',
    meaning: 'Name and address that mails come from',
  },
  DATABASE_POOL: {
    processes: stateful,
    from: 'operator',
    meaning: 'Connections to PostgreSQL, in one process',
  },
} as const satisfies Record<string, Setting>;
