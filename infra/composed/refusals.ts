import type { ProcessName } from '@kbf/process-kit';

/** A deployment that would fail in silence: what is set, and the first word of the line with which it is refused. */
export type Refusal = {
  what: string;
  service: ProcessName;
  set: Record<string, string>;
  setting: string;
};

const domain = 'https://kingdom-builders.org';
const published = { PUBLIC_ORIGIN: domain, TRUSTED_PROXIES: '1' };
/** Without spaces, which separate options. */
const lateClock = 'data:text/javascript,{const/**/now=Date.now;Date.now=()=>now()-6e5}';

export const refusals: readonly Refusal[] = [
  { what: 'no text goes out', service: 'gateway', set: published, setting: 'DELIVERY' },
  {
    what: 'logins could be read on the way',
    service: 'gateway',
    set: { PUBLIC_ORIGIN: domain.replace('https', 'http') },
    setting: 'PUBLIC_ORIGIN',
  },
  {
    what: 'all visitors share the limits of a proxy',
    service: 'gateway',
    set: { PUBLIC_ORIGIN: domain, TRUSTED_PROXIES: '0', DELIVERY: 'live' },
    setting: 'TRUSTED_PROXIES',
  },
  {
    what: 'a key was written by hand',
    service: 'community',
    set: { SEALING_KEY: 'A'.repeat(43) },
    setting: 'SEALING_KEY',
  },
  {
    what: 'the token of the outbox can be guessed',
    service: 'gateway',
    set: { OUTBOX_TOKEN: 'changeme' },
    setting: 'OUTBOX_TOKEN',
  },
  {
    what: 'the password of a database can be guessed',
    service: 'intake',
    set: { ...published, DATABASE_URL: 'postgresql://kbf_intake:changeme@postgres/kbf_intake' },
    setting: 'DATABASE_URL',
  },
  ...['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM', 'SMTP_URL', 'MAIL_FROM'].map(
    (setting) => ({
      what: `${setting} is missing`,
      service: 'notifications' as const,
      set: { DELIVERY: 'live' },
      setting,
    }),
  ),
  {
    what: 'there are more processes than connections',
    service: 'ai',
    set: { DATABASE_CONNECTIONS: '12' },
    setting: 'DATABASE_CONNECTIONS',
  },
  {
    what: 'the clock is minutes off',
    service: 'auth',
    set: { NODE_OPTIONS: `--import=${lateClock}` },
    setting: 'The clock of this machine',
  },
];
