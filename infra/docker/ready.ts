/** Health check of a container: status 0 when its process is ready. */
const answer = await fetch(`http://127.0.0.1:${process.env['OPS_PORT']}/readyz`).catch(
  () => undefined,
);
process.exit(answer?.ok ? 0 : 1);
