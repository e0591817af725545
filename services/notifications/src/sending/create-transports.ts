import type { NotificationsConfig } from '../config.ts';
import type { Database } from '../database.ts';
import { createOutboxTransport } from '../local-outbox/outbox-transport.ts';
import type { Transports } from './send-message.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { createTwilioTransport } from './twilio-transport.ts';

/** The ways out that the configuration asks for. */
export function createTransports(config: NotificationsConfig, database: Database): Transports {
  if (config.DELIVERY === 'outbox')
    return {
      sms: createOutboxTransport(database, 'sms'),
      email: createOutboxTransport(database, 'email'),
    };
  return { sms: createTwilioTransport(config), email: createSmtpTransport(config) };
}
