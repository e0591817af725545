import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient } from '../../faults/client.ts';
import { fetchFrom } from '../../faults/fetch-from.ts';
import { askForText } from '../../faults/login-by-text.ts';
import { uniqueWord } from '../../faults/unique-word.ts';

/** One action, its status (0: no answer), and its time (milliseconds). */
export type Deed = { what: string; status: number; ms: number };

/** People who read, pray, log in and comment until they are stopped. */
export type Others = { deeds: readonly Deed[]; stop: () => Promise<void> };

let addresses = 0;
/** A person at an unused address. */
function newcomer(origin: string): Client {
  addresses += 1;
  const address = `127.1.${addresses >> 8}.${addresses & 255 || 255}`;
  return createClient(origin, new Map(), fetchFrom(address));
}

/**
 * People at addresses of their own, always new ones. They wait a little after each action, as people do.
 * @param phones of members, each used for one login at a time
 * @param pauseMs after each round of actions
 */
export function startOthers(
  origin: string,
  { prayerId, phones }: { prayerId: string; phones: readonly string[] },
  pauseMs = 50,
): Others {
  const going = new AbortController();
  const deeds: Deed[] = [];
  const timed = async (what: string, act: () => Promise<number>) => {
    const begun = performance.now();
    const status = await act().catch(() => 0);
    deeds.push({ what, status, ms: performance.now() - begun });
  };
  const post = async (client: Client, path: string, body: object) =>
    (await client.call('POST', path, { body })).status;

  let logins = 0;
  const rounds: (() => Promise<void>)[] = [
    async () => {
      const reader = newcomer(origin);
      for (let page = 0; page < 10; page += 1) {
        await timed('feed', async () => (await reader.call('GET', '/api/prayers')).status);
        await sleep(15);
      }
    },
    async () => {
      const message = `Please pray for our shop and for ${uniqueWord()}.`;
      const body = { message, requestId: randomUUID() };
      await timed('prayer', () => post(newcomer(origin), '/api/prayer-chat', body));
    },
    async () => {
      const body = { comment: `Praying with you, ${uniqueWord()}.` };
      const path = `/api/prayers/${prayerId}/comments`;
      await timed('comment', () => post(newcomer(origin), path, body));
    },
    async () => {
      const phone = phones[(logins += 1) % phones.length]!;
      const person = newcomer(origin);
      let token = '';
      await timed('login text', async () => {
        ({ token } = await askForText(person, phone));
        return 200;
      });
      await timed('login', () => post(person, '/api/auth/redeem-link', { token }));
    },
  ];
  const all = rounds.map(async (round) => {
    while (!going.signal.aborted) {
      await round();
      await sleep(pauseMs);
    }
  });
  return {
    deeds,
    stop: async () => {
      going.abort();
      await Promise.all(all);
    },
  };
}
