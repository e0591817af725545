import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Sent = { traceId: string; spanId: string; parentSpanId?: string; name: string };
type Times = { startTimeUnixNano: string; endTimeUnixNano: string };
type Body = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: (Sent & Times)[] }[];
  }[];
};

/** A local collector of traces: OTLP over HTTP, in JSON. */
export function createCollector() {
  const spans: (Sent & Times & { service: string })[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      for (const { resource, scopeSpans } of (JSON.parse(body) as Body).resourceSpans) {
        const named = resource.attributes.find(({ key }) => key === 'service.name');
        const service = named?.value.stringValue ?? '';
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, service });
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const spansOf = (traceId: string) => spans.filter((span) => span.traceId === traceId);
  return {
    listen: async () => {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    spansOf,
    /** The trace as a tree, with times in milliseconds, as in infra/docs/operations.md. */
    drawn: (traceId: string): string => {
      const own = spansOf(traceId);
      const ids = new Set(own.map(({ spanId }) => spanId));
      const start = (span: Times) => Number(BigInt(span.startTimeUnixNano) / 1_000_000n);
      const first = Math.min(...own.map(start));
      const branch = (parent: string | undefined, depth: number): string[] =>
        own
          .filter(
            ({ parentSpanId = '' }) =>
              (ids.has(parentSpanId) ? parentSpanId : undefined) === parent,
          )
          .toSorted((a, b) => start(a) - start(b))
          .flatMap((span) => {
            const ms = Number(BigInt(span.endTimeUnixNano) / 1_000_000n) - start(span);
            const line = `${'  '.repeat(depth)}${span.service}: ${span.name} (after ${start(span) - first} ms, ${ms} ms)`;
            return [line, ...branch(span.spanId, depth + 1)];
          });
      return branch(undefined, 0).join('\n');
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
