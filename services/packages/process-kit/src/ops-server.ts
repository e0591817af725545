import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

export type OpsServer = { port: number; close: () => Promise<void> };

/**
 * Health and metrics of a process, on a port that the gateway does not expose: `/livez` the process runs, `/readyz` it
 * can work now (503 otherwise), `/metrics` for Prometheus.
 */
export async function startOpsServer(options: {
  host: string;
  port: number;
  metrics: Metrics;
  isReady: () => Promise<boolean> | boolean;
}): Promise<OpsServer> {
  const server = createServer((request, response) => {
    const answer = (status: number, text: string, type = 'text/plain; charset=utf-8') =>
      response.writeHead(status, { 'content-type': type }).end(text);
    if (request.url === '/livez') return void answer(200, 'ok\n');
    if (request.url === '/readyz') {
      Promise.resolve()
        .then(options.isReady)
        .then(
          (ready) => answer(ready ? 200 : 503, ready ? 'ready\n' : 'not ready\n'),
          () => answer(503, 'not ready\n'),
        );
      return undefined;
    }
    if (request.url === '/metrics') {
      options.metrics.metrics().then(
        (text) => answer(200, text, options.metrics.contentType),
        () => answer(500, 'no figures\n'),
      );
      return undefined;
    }
    return void answer(404, 'not found\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
