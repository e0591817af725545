import { setTimeout as sleep } from 'node:timers/promises';
import { redeemLink, sendMagicLink } from '@kbf/contracts';
import pg from 'pg';
import { readLoginText } from '../faults/login-by-text.ts';
import { type BenchSite, clientWith, fromAddress } from './bench-site.ts';
import { keepAsking } from './keep-asking.ts';
import { startRun, warmMs } from './measure.ts';
import type { Run } from './performance-tables.ts';

const atOnce = 10;
const longestMs = 10_000;
/** Addresses of members; visitors have lower ones. */
const firstAddress = 1 << 20;

type Text = { to: string; text: string; at: Date };
// The page of the local outbox shows 200 messages: reading it again and again would be most of the work.
const newestTexts = `SELECT "to", text, created_at AS at FROM local_message WHERE channel = 'sms'
  ORDER BY created_at DESC LIMIT 50`;

/** The next member to log in, at each site. */
const next = new WeakMap<BenchSite, number>();

/**
 * Ten members at once ask for a login text, read it and open its link, and each time another one follows.
 * @returns figures of whole logins
 * @throws when a login is refused or a text does not come
 */
export async function logInMembers(site: BenchSite, seconds: number): Promise<Run> {
  const { stack, phones } = site;
  const outbox = new pg.Client({ connectionString: stack.databaseUrl('notifications') });
  await outbox.connect();
  let texts: readonly Text[] = [];
  const stopReading = keepAsking(async () => {
    texts = (await outbox.query<Text>(newestTexts)).rows;
  });
  const logIn = async () => {
    const n = next.get(site) ?? 0;
    next.set(site, n + 1);
    const who = n % phones.length;
    const client = clientWith(stack.origin, fromAddress(firstAddress + who));
    const post = async (path: string, body: object) => {
      const { status } = await client.call('POST', path, { body });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    };
    const asked = Date.now();
    await post(sendMagicLink.path, { phoneNumber: phones[who] });
    const isOwn = ({ to, at }: Text) => to === phones[who] && at.getTime() >= asked;
    let text = texts.find(isOwn);
    for (; !text; text = texts.find(isOwn)) {
      if (Date.now() > asked + longestMs) throw new Error('A login text did not come');
      await sleep(2);
    }
    await post(redeemLink.path, { token: readLoginText(text.text).token });
  };
  const times: number[] = [];
  const going = new AbortController();
  const keepLoggingIn = async () => {
    while (!going.signal.aborted) {
      const begun = performance.now();
      await logIn();
      times.push(performance.now() - begun);
    }
  };
  const all = Promise.all(Array.from({ length: atOnce }, keepLoggingIn));
  try {
    await Promise.race([all, sleep(warmMs)]);
    times.length = 0;
    const end = startRun(site.pids);
    do await Promise.race([all, sleep(seconds * 1_000)]);
    while (times.length < atOnce);
    const run = end(times);
    going.abort();
    await all;
    return run;
  } finally {
    going.abort();
    await stopReading();
    await outbox.end();
  }
}
