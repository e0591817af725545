import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Sent = { traceId: string; spanId: string; parentSpanId?: string; name: string };
type Body = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: Sent[] }[];
  }[];
};

/** A local collector of traces: OTLP over HTTP, in JSON. */
export function createCollector() {
  const spans: (Sent & { service: string })[] = [];
  const take = (body: Body): void => {
    for (const { resource, scopeSpans } of body.resourceSpans) {
      const named = resource.attributes.find(({ key }) => key === 'service.name');
      const service = named?.value.stringValue ?? '';
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, service });
    }
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    take(JSON.parse(await text(request)) as Body);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void answer(request, response));
  const spansOf = (traceId: string) => spans.filter((span) => span.traceId === traceId);
  return {
    listen: async () => {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    spansOf,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
