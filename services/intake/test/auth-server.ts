import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fillPath } from '@kbf/contracts';
import { findProvenContacts } from '@kbf/contracts/internal';
import type { ProvenContacts } from '@kbf/contracts/internal';
import { createServiceVerifier, serviceHeader } from '@kbf/process-kit';
import { testKeys, useService } from '@kbf/test-kit';
import { afterAll, beforeAll } from 'vitest';
import { intake } from '../src/service.ts';

/** A fake auth server that answers with proven contacts. */
async function startAuthServer() {
  const isIntake = createServiceVerifier('auth', {
    intake: [testKeys().services.intake.publicKey],
  });
  const proven = new Map<string, ProvenContacts>();
  const state = { isAway: false, asked: 0 };
  const pathOf = (personId: string) => fillPath(findProvenContacts.path, { personId });
  const server = createServer(({ headers, url }, response) => {
    state.asked += 1;
    if (state.isAway) return response.destroy();
    const mayAsk = isIntake(String(headers[serviceHeader])) !== undefined;
    const [, found] = [...proven].find(([personId]) => url === pathOf(personId)) ?? [];
    response.writeHead(mayAsk ? 200 : 403, { 'content-type': 'application/json' });
    return response.end(JSON.stringify(found ?? { emails: [], phones: [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    proven,
    state,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
type AuthServer = Awaited<ReturnType<typeof startAuthServer>>;

/** For one test file: intake with its worker, and a fake auth server. */
export function useIntakeBesideAuth() {
  const env: Record<string, string> = {};
  const started: AuthServer[] = [];
  const auth = (): AuthServer => {
    const [one] = started;
    if (!one) throw new Error('the server in place of auth runs within tests and hooks only');
    return one;
  };
  beforeAll(async () => {
    started.push(await startAuthServer());
    env['AUTH_URL'] = auth().url;
  });
  const service = useService(intake, { worker: true, env });
  afterAll(() => Promise.all(started.map((one) => one.close())));
  return {
    intake: service,
    /** Sets the proven contacts of a person. */
    prove: (personId: string, { emails = [], phones = [] }: Partial<ProvenContacts>) =>
      auth().proven.set(personId, { emails, phones }),
    /** Removes a person, as auth does when all services have erased them. */
    forget: (personId: string) => auth().proven.delete(personId),
    /** Whether auth is down now, and how often it was asked. */
    get auth() {
      return auth().state;
    },
  };
}
