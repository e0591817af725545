import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The header of W3C Trace Context: which trace a call belongs to, and which span made it. */
export const traceHeader = 'traceparent';

/** One piece of work in a trace: a request in one process, or the processing of one event. */
export type Span = {
  traceId: string;
  spanId: string;
  parentId: string | undefined;
  isSampled: boolean;
  kind: 'server' | 'consumer';
  /** Unix milliseconds. */
  startedAt: number;
};
/** What is known when it has ended. */
export type SpanEnd = {
  name: string;
  attributes: Record<string, string | number>;
  isError: boolean;
};

const pattern = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;
const current = new AsyncLocalStorage<Span>();
let report: ((span: Span, end: SpanEnd) => void) | undefined;

/** Node makes the random bytes of many UUIDs at once. */
const randomHex = () => randomUUID().replaceAll('-', '');

/** @param given the `traceparent` that came with the work; another trace begins when it is missing or wrong */
export function beginSpan(kind: Span['kind'], given: unknown): Span {
  const [, traceId, parentId, flags] = pattern.exec(typeof given === 'string' ? given : '') ?? [];
  return {
    traceId: traceId ?? randomHex(),
    spanId: randomHex().slice(16),
    parentId,
    isSampled: flags === undefined || Number.parseInt(flags, 16) % 2 === 1,
    kind,
    startedAt: Date.now(),
  };
}

/** Does work within a span: its log lines carry the id of the trace, and its calls and events belong to it. */
export const inSpan = <T>(span: Span, work: () => T): T => current.run(span, work);

export function endSpan(span: Span, end: SpanEnd): void {
  if (span.isSampled) report?.(span, end);
}

/** Ends the span of a request. @param seen.route the pattern of its path: ids in paths stay out of traces */
export function endHttpSpan(
  span: Span,
  { method, route, status }: { method: string; route: string; status: number },
): void {
  const attributes = {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
  };
  endSpan(span, { name: `${method} ${route}`, attributes, isError: status >= 500 });
}

/** The id of the trace of the current work. */
export const currentTraceId = (): string | undefined => current.getStore()?.traceId;

/** What to pass on with calls and events of the current work. */
export function traceparent(): string | undefined {
  const span = current.getStore();
  return span && `00-${span.traceId}-${span.spanId}-${span.isSampled ? '01' : '00'}`;
}

/** The same as a header; empty outside of any work. */
export function traceHeaders(): Record<string, string> {
  const value = traceparent();
  return value === undefined ? {} : { [traceHeader]: value };
}

/**
 * Sends ended spans to a collector (OTLP over HTTP). Without an endpoint neither SDK nor exporter is loaded.
 * @returns how to send the last ones and stop
 */
export async function exportTraces(
  name: string,
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: { OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined },
): Promise<() => Promise<void>> {
  if (!endpoint) return async () => undefined;
  const { createSpanExporter } = await import('./span-exporter.ts');
  const exporter = createSpanExporter(name, endpoint);
  report = exporter.report;
  return exporter.stop;
}
