import type { NotificationsConfig } from '../config.ts';
import type { Tx } from '../database.ts';
import { createOutboxTransport } from './outbox-transport.ts';
import { createPushTransport } from './push-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import type { Transports } from './transport.ts';
import { createTwilioTransport } from './twilio-transport.ts';

/** The transports that the configuration asks for. */
export function createTransports(
  config: NotificationsConfig,
  tx: Pick<Tx, 'localMessage' | 'pushBrowser'>,
): Transports {
  if (config.DELIVERY === 'outbox')
    return {
      sms: createOutboxTransport(tx, 'sms'),
      email: createOutboxTransport(tx, 'email'),
      push: createOutboxTransport(tx, 'push'),
    };
  return {
    sms: createTwilioTransport(config),
    email: createSmtpTransport(config),
    push: createPushTransport(config, tx),
  };
}
