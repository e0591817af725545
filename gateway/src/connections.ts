import type { Server } from 'node:http';

/** How often connections that became idle are closed while the server ends (milliseconds). */
const closeIdleEveryMs = 100;

/** Lets a server end: it takes no new connections, closes idle ones, and is done when the last answer is. */
export function trackConnections(server: Server): { end: () => Promise<void> } {
  return {
    end: () =>
      new Promise((resolve) => {
        const sweep = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs);
        server.close(() => {
          clearInterval(sweep);
          resolve();
        });
      }),
  };
}
