import { site } from '@kbf/contracts';
import { Agent, request } from 'undici';
import webPush from 'web-push';
import type { RequestDetails } from 'web-push';
import type { LiveConfig } from '../config.ts';
import type { Tx } from '../database.ts';
import { openPushBrowser } from '../push/push-browsers.ts';
import { lookupPublic, privateCode } from '../push/public-address.ts';
import { pushKeys } from '../push/push-keys.ts';
import { connectionCode, wasNeverConnected } from './transport.ts';
import type { SendOutcome, Transport } from './transport.ts';

/** Milliseconds until a push service has answered. Its address comes from a person, so it must not hold us up. */
const timeout = 5_000;
/** Seconds that a push service keeps a notice for a browser that is off. */
const keptSeconds = 24 * 3_600;

function outcomeOf(status: number, id: string): SendOutcome {
  if (status >= 200 && status < 300) return { outcome: 'sent', providerId: id };
  const error = `the push service answered ${status}`;
  if (status === 404 || status === 410) return { outcome: 'gone', error };
  if (status === 429) return { outcome: 'later', error };
  return { outcome: status >= 500 ? 'unknown' : 'failed', error };
}

function outcomeOfError(error: unknown): SendOutcome {
  const text = `no answer from the push service (${connectionCode(error) ?? 'broken'})`;
  if (connectionCode(error) === privateCode) return { outcome: 'failed', error: text };
  return { outcome: wasNeverConnected(error) ? 'later' : 'unknown', error: text };
}

/**
 * Notices to browsers, through the push services of their makers (RFC 8030). The services see who gets a notice and
 * when, and nothing of it: it is encrypted for the browser. The HTTP of web-push is not used, because its addresses
 * cannot be checked when the connection is made.
 */
export function createPushTransport(config: LiveConfig, tx: Pick<Tx, 'pushBrowser'>): Transport {
  const { SEALING_KEY: key, PUSH_BASE_URL: base } = config;
  const vapidDetails = {
    subject: `mailto:${site.contactEmail}`,
    ...pushKeys(config.PUSH_SIGNING_KEY),
  };
  const connect = { timeout, ...(base === undefined && { lookup: lookupPublic() }) };
  const dispatcher = new Agent({ connect });

  async function post(endpoint: string, details: RequestDetails): Promise<number> {
    const { pathname, search } = new URL(endpoint);
    const { statusCode, body } = await request(base ? base + pathname + search : endpoint, {
      method: 'POST',
      headers: details.headers,
      body: details.body,
      dispatcher,
      signal: AbortSignal.timeout(timeout),
    });
    // It is not needed, and it may be endless.
    await body.dump({ limit: 4_096 }).catch(() => undefined);
    return statusCode;
  }

  return {
    async send({ id, to, composed }) {
      const row = await tx.pushBrowser.findUnique({ where: { id: to } });
      if (!row) return { outcome: 'gone', error: 'this browser takes no notices any more' };
      const browser = openPushBrowser(key, row);
      const details = webPush.generateRequestDetails(browser, composed.text, {
        vapidDetails,
        TTL: keptSeconds,
        urgency: 'normal',
        contentEncoding: 'aes128gcm',
      });
      let outcome: SendOutcome;
      try {
        outcome = outcomeOf(await post(browser.endpoint, details), id);
      } catch (error) {
        outcome = outcomeOfError(error);
      }
      if (outcome.outcome === 'gone') await tx.pushBrowser.deleteMany({ where: { id: to } });
      return outcome;
    },
    // A push service has no list of what it took.
    find: async () => 'cannot-tell',
    close: () => dispatcher.destroy(),
  };
}
