import { anonymous } from '@kbf/process-kit';
import { identityHeaders, openInTest } from '@kbf/test-kit';
import type { RunningService } from '@kbf/test-kit';
import { afterAll, beforeAll } from 'vitest';
import type { LibraryDeps } from '../src/deps.ts';
import { library } from '../src/service.ts';

/** The site's public address in these tests. */
export const publicOrigin = 'https://fellowship.example';

/**
 * For one test file: a library that listens, and a way to call it as the gateway does. It ends with the file.
 * @param settings in addition to the common ones
 */
export function useLibrary(settings: Record<string, string> = {}) {
  let running: RunningService<LibraryDeps>;
  let url = '';
  beforeAll(async () => {
    const env = { PUBLIC_ORIGIN: publicOrigin, ...settings };
    running = await openInTest(library, 'postgresql://unused', { env });
    url = await running.listen();
  });
  afterAll(() => running.stop());
  return {
    get url() {
      return url;
    },
    /** GET, unless `init` says otherwise, signed by the gateway for an unknown visitor. */
    ask: (path: string, init: RequestInit = {}): Promise<Response> => {
      const own = init.headers as Record<string, string> | undefined;
      const headers = { ...identityHeaders(anonymous, 'library'), ...own };
      return fetch(url + path, { ...init, headers });
    },
  };
}
