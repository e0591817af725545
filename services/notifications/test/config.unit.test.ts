import { readConfig } from '@kbf/process-kit';
import { testKeys } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { notificationsConfig } from '../src/config.ts';

const complete = {
  ...testKeys().env('notifications'),
  PORT: '0',
  OPS_PORT: '0',
  PUBLIC_ORIGIN: 'https://fellowship.example',
  DATABASE_URL: 'postgresql://unused',
  REDIS_URL: '/unused',
  AUTH_URL: 'http://127.0.0.1:1',
  DELIVERY: 'outbox',
};

const faultsOf = (env: Record<string, string | undefined>): string => {
  try {
    readConfig(notificationsConfig, env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('When everything is there, then it is read', () => {
  expect(readConfig(notificationsConfig, complete)).toMatchObject({ DELIVERY: 'outbox', PORT: 0 });
});

test('When DELIVERY is missing, then that is said beside everything else that is wrong', () => {
  const faults = faultsOf({ ...complete, DELIVERY: undefined, AUTH_URL: 'auth', SEALING_KEY: 'x' });
  for (const name of ['DELIVERY: is neither outbox nor live', 'AUTH_URL', 'SEALING_KEY'])
    expect(faults).toContain(name);
});

test('When delivery is live, then what it needs is missed beside everything else that is wrong', () => {
  const faults = faultsOf({ ...complete, DELIVERY: 'live', AUTH_URL: 'auth' });
  for (const name of ['TWILIO_ACCOUNT_SID', 'TWILIO_FROM', 'SMTP_URL', 'MAIL_FROM', 'AUTH_URL'])
    expect(faults).toContain(name);
});

test('When a setting of live delivery is missing, then the message says where to get it', () => {
  const faults = faultsOf({ ...complete, DELIVERY: 'live' });
  expect(faults).toMatch(/TWILIO_AUTH_TOKEN: is missing or wrong.*Twilio console/);
  expect(faults).toMatch(/SMTP_URL: is missing or wrong.*mail provider/);
});
