import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { beginSpan, inSpan, traceHeaders, traceparent } from '../src/index.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';

test('When a call brings a trace, then its work belongs to it, and what it calls is told so', async () => {
  const span = beginSpan('server', `00-${traceId}-${parentId}-01`);
  expect(span).toMatchObject({ traceId, parentId, isSampled: true });
  expect(traceHeaders()).toEqual({});
  const said = await inSpan(span, async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return traceparent();
  });
  expect(said).toBe(`00-${traceId}-${span.spanId}-01`);
  expect(span.spanId).not.toBe(parentId);
  expect(beginSpan('server', `00-${traceId}-${parentId}-00`).isSampled).toBe(false);
});

test.each([
  undefined,
  'something',
  `00-${traceId.toUpperCase()}-${parentId}-01`,
  `00-${'0'.repeat(32)}-${parentId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId}-${parentId}-01\r\nx-user: me`,
])('When the header is %s, then another trace begins', (given) => {
  const span = beginSpan('server', given);
  expect(span.traceId).toMatch(/^[\da-f]{32}$/);
  expect(span.traceId).not.toBe(traceId);
  expect(span.parentId).toBeUndefined();
});

// prom-client itself loads OpenTelemetry's small API.
test('When no collector is set, then neither SDK nor exporter of OpenTelemetry is loaded', async () => {
  const script = `
    const { registerHooks } = await import('node:module');
    let loaded = 0;
    registerHooks({ resolve(name, context, next) {
      if (/opentelemetry\\/(?!api$)/.test(name)) loaded += 1;
      return next(name, context);
    } });
    const { exportTraces } = await import(${JSON.stringify(new URL('../src/index.ts', import.meta.url).href)});
    await exportTraces('test', {});
    const without = loaded;
    const stop = await exportTraces('test', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    await stop();
    console.log(without, loaded > 0);`;
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout).toBe('0 true\n');
});
