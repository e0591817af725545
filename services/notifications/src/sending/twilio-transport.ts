import twilio from 'twilio';
import type { LiveConfig } from '../config.ts';
import { connectionCode, wasNeverConnected } from './transport.ts';
import type { SendOutcome, Transport } from './transport.ts';

/** Twilio's code for a recipient who sent STOP. */
const recipientStopped = 21610;
/**
 * Milliseconds to wait for Twilio. After that the result is unknown, and the message is looked up instead of sent
 * again.
 */
const timeout = 10_000;

type RequestOptions<TData> = Parameters<typeof twilio.RequestClient.prototype.request<TData>>[0];

/** The client's HTTP with Twilio's address replaced: tests use their own server. */
class RedirectedClient extends twilio.RequestClient {
  private readonly origin: string;
  constructor(origin: string) {
    super({ timeout });
    this.origin = origin;
  }
  override request<TData>(options: RequestOptions<TData>) {
    const { pathname, search } = new URL(options.uri);
    return super.request<TData>({ ...options, uri: this.origin + pathname + search });
  }
}

function outcomeOf(error: unknown): SendOutcome {
  if (error instanceof twilio.RestException) {
    if (error.code === recipientStopped)
      return { outcome: 'blocked', error: 'the recipient sent STOP' };
    const text = `Twilio answered ${error.status}${error.code ? ` (${error.code})` : ''}`;
    // 401: our own credentials are refused, which does not concern the text.
    if (error.status === 429 || error.status === 401) return { outcome: 'later', error: text };
    return { outcome: error.status >= 500 ? 'unknown' : 'failed', error: text };
  }
  const text = `no answer from Twilio (${connectionCode(error) ?? 'broken'})`;
  return { outcome: wasNeverConnected(error) ? 'later' : 'unknown', error: text };
}

/**
 * Texts through Twilio. The client's own retries are off: this code decides from the kind of failure whether a message
 * may be sent again.
 */
export function createTwilioTransport(config: LiveConfig): Transport {
  const client = twilio(config.TWILIO_ACCOUNT_SID, config.TWILIO_AUTH_TOKEN, {
    autoRetry: false,
    httpClient: config.TWILIO_BASE_URL
      ? new RedirectedClient(config.TWILIO_BASE_URL)
      : new twilio.RequestClient({ timeout }),
  });
  const from = config.TWILIO_FROM.startsWith('MG')
    ? { messagingServiceSid: config.TWILIO_FROM }
    : { from: config.TWILIO_FROM };
  // Twilio refuses a callback to an address that it cannot reach; without callbacks, `find` settles open messages.
  const reachable =
    config.PUBLIC_ORIGIN.startsWith('https:') || config.TWILIO_BASE_URL !== undefined;

  return {
    async send({ id, to, composed }) {
      try {
        const message = await client.messages.create({
          ...from,
          to,
          body: composed.text,
          ...(reachable
            ? { statusCallback: `${config.PUBLIC_ORIGIN}/api/notifications/sms-status/${id}` }
            : {}),
        });
        return { outcome: 'sent', providerId: message.sid };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    async find({ to, composed, since }) {
      try {
        const messages = await client.messages.list({ to, dateSentAfter: since, limit: 50 });
        return messages
          .filter(({ body }) => body === composed.text)
          .map(({ sid, dateCreated }) => ({ providerId: sid, at: dateCreated }));
      } catch {
        return 'cannot-tell';
      }
    },
    close: async () => undefined,
  };
}
