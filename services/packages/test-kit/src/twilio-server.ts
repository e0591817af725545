import { randomUUID, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A text message that the server accepted. */
export interface TakenText {
  sid: string;
  to: string;
  body: string;
  statusCallback: string | undefined;
  sentAt: Date;
}

/**
 * How the server answers the next send request.
 * - `take`: accepts it; `take-then-fail` and `take-then-hang`: accepts it, but the sender gets a 500 or no answer
 * - a status and Twilio's code: refuses it; `reset`: closes the connection without an answer
 */
export type TwilioBehavior =
  'take' | 'take-then-fail' | 'take-then-hang' | 'reset' | { status: number; code: number };

export interface TwilioServer {
  origin: string;
  taken: TakenText[];
  /** Number of send requests, accepted or not. */
  requests: () => number;
  /** Behavior for the next requests, in order; later ones are accepted. */
  behave: (...behaviors: TwilioBehavior[]) => void;
  /** Behavior for the next text to one number, whatever else is sent before it. */
  behaveOnceTo: (to: string, behavior: TwilioBehavior) => void;
  close: () => Promise<void>;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const resource = ({ sid, to, body, sentAt }: TakenText) => ({
  sid,
  to,
  body,
  status: 'queued',
  date_created: sentAt.toUTCString(),
  date_sent: sentAt.toUTCString(),
});

/** A server with the part of Twilio's protocol that sends and lists texts. */
export async function startTwilioServer(): Promise<TwilioServer> {
  const taken: TakenText[] = [];
  const behaviors: TwilioBehavior[] = [];
  const byNumber = new Map<string, TwilioBehavior>();
  let requests = 0;

  async function create(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests += 1;
    const form = await readForm(request);
    const to = form.get('To') ?? '';
    const behavior = byNumber.get(to) ?? behaviors.shift() ?? 'take';
    byNumber.delete(to);
    if (typeof behavior === 'object') {
      const { status, code } = behavior;
      json(response, status, { code, message: 'refused', more_info: '', status });
      return;
    }
    if (behavior === 'reset') {
      request.socket.resetAndDestroy();
      return;
    }
    const text = {
      sid: `SM${randomUUID().replaceAll('-', '')}`,
      to,
      body: form.get('Body') ?? '',
      statusCallback: form.get('StatusCallback') ?? undefined,
      sentAt: new Date(),
    };
    taken.push(text);
    if (behavior === 'take-then-fail') json(response, 500, { message: 'broken', status: 500 });
    else if (behavior === 'take') json(response, 201, resource(text));
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://twilio');
    if (!/^\/2010-04-01\/Accounts\/AC\w+\/Messages\.json$/.test(url.pathname))
      return void json(response, 404, { code: 20404, message: 'not found', status: 404 });
    if (!request.headers.authorization?.startsWith('Basic '))
      return void json(response, 401, { code: 20003, message: 'authenticate', status: 401 });
    if (request.method === 'POST') return void create(request, response);
    const messages = taken.filter(({ to }) => to === url.searchParams.get('To')).map(resource);
    return void json(response, 200, { messages, next_page_uri: null, page: 0, page_size: 50 });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    requests: () => requests,
    behave: (...next) => void behaviors.push(...next),
    behaveOnceTo: (to, behavior) => void byNumber.set(to, behavior),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Reports a text's status to the site, signed as Twilio does. @returns the status of the site's answer */
export async function tellStatus(
  { sid, statusCallback }: TakenText,
  status: 'delivered' | 'undelivered' | 'failed',
  authToken: string,
): Promise<number> {
  if (!statusCallback) throw new Error('the text named no address for its status');
  const form = { MessageSid: sid, MessageStatus: status, SmsSid: sid };
  const signed = Object.entries(form)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .reduce((text, [name, value]) => text + name + value, statusCallback);
  const answer = await fetch(statusCallback, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': createHmac('sha1', authToken).update(signed).digest('base64'),
    },
    body: new URLSearchParams(form),
  });
  return answer.status;
}
