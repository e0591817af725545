import { forbidden } from '@kbf/service-kit';
import type { FastifyRequest } from 'fastify';
import twilio from 'twilio';

/**
 * Twilio signs each request over the public address it called and all fields of the form. What is not signed with our
 * token did not come from Twilio.
 * @throws 403
 */
export function checkTwilioSignature(
  request: FastifyRequest,
  form: Record<string, string>,
  config: { publicOrigin: string; authToken: string | undefined },
): void {
  const signature = request.headers['x-twilio-signature'];
  const { publicOrigin, authToken } = config;
  const signed =
    authToken !== undefined &&
    typeof signature === 'string' &&
    twilio.validateRequest(authToken, signature, publicOrigin + request.url, form);
  if (!signed) throw forbidden('This request is not signed.');
}
