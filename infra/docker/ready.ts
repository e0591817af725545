/** Health check of a container: status 0 when its process is ready. A process that hangs is ended by its watchdog. */
const answer = await fetch(`http://127.0.0.1:${process.env['OPS_PORT']}/readyz`, {
  signal: AbortSignal.timeout(3_000),
}).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
