import {
  createECDH,
  createDecipheriv,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A notice that the push service took. It is encrypted for a browser. */
export interface TakenNotice {
  path: string;
  /** The sender's key, which it proved to have. */
  sender: string;
  ttl: number;
  body: Buffer;
}

export interface PushServer {
  origin: string;
  taken: TakenNotice[];
  /** Number of requests, accepted or not. */
  requests: () => number;
  /** The answer to each further notice for this path: a status, or none at all. By default 201. */
  answer: (path: string, behavior: number | 'hang') => void;
  close: () => Promise<void>;
}

/**
 * A push service (RFC 8030) that asks for VAPID (RFC 8292) as real ones do: 401 without a signature, 403 with a wrong
 * one or one for another service.
 * @param audience origin that the browsers' endpoints have
 */
export async function startPushServer(audience: string): Promise<PushServer> {
  const taken: TakenNotice[] = [];
  const behaviors = new Map<string, number | 'hang'>();
  let requests = 0;

  async function take(request: IncomingMessage): Promise<number | 'hang'> {
    const path = request.url ?? '/';
    const body = await readAll(request);
    const behavior = behaviors.get(path) ?? 201;
    if (behavior !== 201) return behavior;
    const { authorization, ttl } = request.headers;
    const sender = authorization && provenSender(authorization, audience);
    if (!sender) return authorization ? 403 : 401;
    if (!/^\d+$/.test(String(ttl)) || request.headers['content-encoding'] !== 'aes128gcm')
      return 400;
    taken.push({ path, sender, ttl: Number(ttl), body });
    return 201;
  }

  const server = createServer((request, response) => {
    requests += 1;
    void take(request).then((answer) => answer !== 'hang' && response.writeHead(answer).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    answer: (path, behavior) => void behaviors.set(path, behavior),
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    requests: () => requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The key in a VAPID header, if the header is signed with it, for this audience and not for longer than a day. */
function provenSender(authorization: string, audience: string): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return undefined;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x, y },
    format: 'jwk',
  });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string;
    exp: number;
    sub: string;
  };
  const seconds = exp - Date.now() / 1_000;
  const isRight =
    aud === audience && seconds > 0 && seconds <= 86_400 && /^(mailto|https):/.test(sub);
  return signed && isRight ? key : undefined;
}

const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** A browser with a subscription, which alone can read what is sent to it (RFC 8291). */
export function makePushBrowser(endpoint: string) {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    },
    path: new URL(endpoint).pathname,
    read: (body: Buffer): unknown => {
      const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const key = derive(pair.computeSecret(sender), auth, info, 32);
      const contentKey = derive(key, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(key, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
      decipher.setAuthTag(body.subarray(-16));
      const padded = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}
