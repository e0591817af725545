import { smsIncoming, smsStatus } from '@kbf/contracts';
import { answer, implement, sent } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import twilio from 'twilio';
import type { Deps } from '../deps.ts';
import { checkTwilioSignature } from './check-signature.ts';
import { handleIncomingSms } from './handle-incoming-sms.ts';
import { recordSmsStatus } from './record-sms-status.ts';

/** Form posts from Twilio. Exempt from the same-origin check; the signature protects them instead. */
export function registerWebhookRoutes(app: Service, deps: Deps): void {
  const { config } = deps;

  implement(app, smsIncoming, async ({ body, request, reply }) => {
    checkTwilioSignature(request, body, config);
    const text = await handleIncomingSms(deps, body);
    const twiml = new twilio.twiml.MessagingResponse();
    if (text !== undefined) twiml.message(text);
    void reply.type('text/xml').send(twiml.toString());
    return sent;
  });

  implement(app, smsStatus, async ({ params, body, request }) => {
    checkTwilioSignature(request, body, config);
    await recordSmsStatus(deps, params.messageId, body);
    return answer(204);
  });
}
