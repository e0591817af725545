import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createIdentityVerifier, createServiceVerifier } from '@kbf/process-kit';
import type { Identity } from '@kbf/process-kit';
import { testKeys } from '@kbf/test-kit';

/** A request as a service received it. */
export type Received = {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
};

/** A small server that stands where a service stands, and speaks its side. */
export type FakeService = {
  url: string;
  received: Received[];
  server: Server;
  close: () => Promise<void>;
};

type Answer = (request: Received, response: ServerResponse, raw: IncomingMessage) => unknown;

/** Starts one. @param answer is called when the whole request has come @param port 0 for any */
export async function fakeService(answer: Answer, port = 0): Promise<FakeService> {
  const received: Received[] = [];
  const server = createServer((raw, response) => {
    const chunks: Buffer[] = [];
    raw.on('data', (chunk: Buffer) => chunks.push(chunk));
    raw.on('error', () => undefined);
    raw.on('end', () => {
      const request = {
        method: raw.method ?? '',
        url: raw.url ?? '',
        headers: raw.headers,
        body: Buffer.concat(chunks).toString(),
      };
      received.push(request);
      answer(request, response, raw);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers with JSON. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** Answers with the length of the body. */
export const countBytes: Answer = (request, response) =>
  sendJson(response, 200, { bytes: request.body.length });

/** Answers like a service that says who asked it. */
export const whoAsks =
  (service: string): Answer =>
  (request, response) =>
    sendJson(response, 200, { identity: identityOf(request, service) ?? null });

/** Who asks, as a service finds it: by the signed header alone. */
export function identityOf(request: Received, service: string): Identity | undefined {
  const verify = createIdentityVerifier([testKeys().identity.publicKey], service);
  return verify(request.headers['x-identity'] as string | undefined);
}

/** Which process signed an internal call to `service`. */
export function callerOf(request: Received, service: string): string | undefined {
  const keys = Object.fromEntries(
    Object.entries(testKeys().services).map(([name, pair]) => [name, [pair.publicKey]]),
  );
  return createServiceVerifier(service, keys)(request.headers['x-service'] as string | undefined);
}
