import { forbidden } from '@kbf/service-kit';
import type { FastifyRequest } from 'fastify';
import twilio from 'twilio';
import type { NotificationsConfig } from '../config.ts';

/**
 * Twilio signs each request over the called public URL and all fields of the form. A request without our token's
 * signature did not come from Twilio.
 * @throws 403, also where delivery is not live
 */
export function checkTwilioSignature(
  request: FastifyRequest,
  form: Record<string, string>,
  config: NotificationsConfig,
): void {
  const signature = request.headers['x-twilio-signature'];
  const called = config.PUBLIC_ORIGIN + request.url;
  const isSigned =
    config.DELIVERY === 'live' &&
    typeof signature === 'string' &&
    twilio.validateRequest(config.TWILIO_AUTH_TOKEN, signature, called, form);
  if (!isSigned) throw forbidden('This request is not signed.');
}
