import { SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api';
import type { SpanContext } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor } from '@opentelemetry/sdk-trace';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import type { Span, SpanEnd } from './trace.ts';

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER } as const;
const timeOf = (ms: number): [number, number] => [Math.floor(ms / 1_000), (ms % 1_000) * 1e6];

/** OpenTelemetry's own exporter, in batches. Loaded only when traces are exported. */
export function createSpanExporter(name: string, endpoint: string) {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const processor = new BatchSpanProcessor({ exporter });
  const resource = resourceFromAttributes({ 'service.name': name });

  function report(span: Span, { name: title, attributes, isError }: SpanEnd): void {
    const endedAt = Date.now();
    const contextOf = (spanId: string): SpanContext => ({
      traceId: span.traceId,
      spanId,
      traceFlags: TraceFlags.SAMPLED,
    });
    const ended: ReadableSpan = {
      name: title,
      kind: kinds[span.kind],
      spanContext: () => contextOf(span.spanId),
      ...(span.parentId ? { parentSpanContext: contextOf(span.parentId) } : {}),
      startTime: timeOf(span.startedAt),
      endTime: timeOf(endedAt),
      duration: timeOf(endedAt - span.startedAt),
      status: { code: isError ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
      attributes,
      links: [],
      events: [],
      ended: true,
      resource,
      instrumentationScope: { name: 'kbf' },
      droppedAttributesCount: 0,
      droppedEventsCount: 0,
      droppedLinksCount: 0,
    };
    processor.onEnd(ended);
  }

  return { report, stop: () => processor.shutdown() };
}
