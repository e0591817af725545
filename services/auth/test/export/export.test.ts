import { getExport, hrefOf, startExport, updateMe } from '@kbf/contracts';
import { definitionOf } from '@kbf/events';
import type { ConsumerName } from '@kbf/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import type { Browser } from '../browser.ts';
import { listen } from '../listen.ts';
import type { Listening } from '../listen.ts';
import { logIn } from '../log-in.ts';
import { cleanUp } from '../../src/upkeep/clean-up.ts';
import { addPerson, eventsOf, openAuth } from '../setup.ts';
import type { Auth } from '../setup.ts';

let auth: Auth;
let queue: Listening;
beforeAll(async () => {
  auth = await openAuth();
  queue = listen(auth);
});
afterAll(async () => {
  await queue.stop();
  await auth.close();
});

type State = { id: string; state: string; archive?: Record<string, unknown> };
const services = definitionOf('export.requested').consumers;
const read = (browser: Browser, id: string) =>
  browser.call({ method: 'GET', path: hrefOf(getExport, { id }) });
const gathered = (exportId: string, service: ConsumerName, data: Record<string, unknown>) =>
  queue.deliver(
    'export.gathered',
    { exportId, data, gatheredAt: new Date().toISOString() },
    service,
  );
async function member() {
  const person = await addPerson(auth, { email: 'my@data.example' });
  return { person, browser: await logIn(auth, person.phone ?? '') };
}

test('When a member asks for their data, then every service is asked, and it is ready when all parts are in', async () => {
  const { person, browser } = await member();
  await browser.call(updateMe, { email: 'next@data.example' });
  const started = await browser.call(startExport);
  expect(started.statusCode).toBe(201);
  const { id, state } = started.json<State>();
  expect(state).toBe('gathering');
  expect((await eventsOf(auth, 'export.requested')).at(-1)).toMatchObject({
    exportId: id,
    personId: person.id,
  });
  for (const service of services) {
    expect((await read(browser, id)).json<State>().archive).toBeUndefined();
    const event = await gathered(id, service, { of: service, text: 'ünï <b>' });
    await queue.again(event);
    await gathered(id, service, { of: 'a second answer' });
  }
  const ready = (await read(browser, id)).json<State>();
  expect(ready.state).toBe('ready');
  for (const service of services)
    expect(ready.archive?.[service]).toEqual({ of: service, text: 'ünï <b>' });
  expect(ready.archive?.['auth']).toMatchObject({
    person: { id: person.id, phone: person.phone, email: 'my@data.example' },
    logins: [{ device: 'Unknown device', endedAt: null }],
    addresses: [{ email: 'next@data.example', confirmedAt: null }],
  });
  expect(JSON.stringify(ready)).not.toMatch(/hash|token/i);
});

test('When another member, or nobody, asks for it, then there is no such export', async () => {
  const { browser } = await member();
  const { id } = (await browser.call(startExport)).json<State>();
  const other = await addPerson(auth, { role: 'admin' });
  const stranger = await logIn(auth, other.phone ?? '');
  expect((await read(stranger, id)).statusCode).toBe(404);
  expect((await read(browser, crypto.randomUUID())).statusCode).toBe(404);
  expect((await read(browser, '1')).statusCode).toBe(400);
  expect((await read(openBrowser(auth.app), id)).statusCode).toBe(401);
  expect((await read(browser, id)).statusCode).toBe(200);
});

test('When it is asked for again while it is gathered, then it is the same; too often a day is refused', async () => {
  const { person, browser } = await member();
  const first = (await browser.call(startExport)).json<State>();
  expect((await browser.call(startExport)).json<State>().id).toBe(first.id);
  const statuses = [];
  for (let n = 0; n < 10; n += 1) {
    await auth.pool.query(
      `UPDATE export_request SET created_at = created_at - interval '11 minutes' WHERE person_id = $1`,
      [person.id],
    );
    statuses.push((await browser.call(startExport)).statusCode);
  }
  expect(statuses.at(-2)).toBe(201);
  expect(statuses.at(-1)).toBe(429);
});

test('When it is older than seven days, then it is gone, and so is what services still send', async () => {
  const { browser } = await member();
  const { id } = (await browser.call(startExport)).json<State>();
  await auth.pool.query(
    `UPDATE export_request SET created_at = clock_timestamp() - interval '7 days 1 minute' WHERE id = $1`,
    [id],
  );
  expect((await read(browser, id)).statusCode).toBe(404);
  await cleanUp(auth.database);
  await gathered(id, 'intake', { late: true });
  expect(await auth.database.exportPart.count({ where: { exportId: id } })).toBe(0);
});
