import { getExport, hrefOf, startExport, updateMe } from '@kbf/contracts';
import { definitionOf } from '@kbf/events';
import type { ConsumerName } from '@kbf/events';
import { expect, test } from 'vitest';
import { openBrowser } from '../browser.ts';
import type { Browser } from '../browser.ts';
import { queue } from '../queue.ts';
import { logIn } from '../log-in.ts';
import { removeOld } from '../../src/upkeep/build-upkeep.ts';
import { addPerson, eventsOf, useAuth } from '../setup.ts';

const auth = useAuth({ worker: true });

type State = { id: string; state: string; archive?: Record<string, unknown> };
const services = definitionOf('export.requested').consumers;
const read = (browser: Browser, id: string) =>
  browser.call<State>({ method: 'GET', path: hrefOf(getExport, { id }) });
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

test('When a member asks for their data, then every service is asked, and all parts make it ready', async () => {
  const { person, browser } = await member();
  await browser.call(updateMe, { email: 'next@data.example' });
  const started = await browser.call<State>(startExport);
  expect(started.status).toBe(201);
  const { id, state } = started.json();
  expect(state).toBe('gathering');
  expect((await eventsOf(auth, 'export.requested')).at(-1)).toMatchObject({
    exportId: id,
    personId: person.id,
  });
  for (const service of services) {
    expect((await read(browser, id)).json().archive).toBeUndefined();
    const event = await gathered(id, service, { of: service, text: 'ünï <b>' });
    await queue.again(event);
    await gathered(id, service, { of: 'a second answer' });
  }
  const ready = (await read(browser, id)).json();
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
  const { id } = (await browser.call<State>(startExport)).json();
  const other = await addPerson(auth, { role: 'admin' });
  const stranger = await logIn(auth, other.phone ?? '');
  expect((await read(stranger, id)).status).toBe(404);
  expect((await read(browser, crypto.randomUUID())).status).toBe(404);
  expect((await read(browser, '1')).status).toBe(400);
  expect((await read(openBrowser(auth), id)).status).toBe(401);
  expect((await read(browser, id)).status).toBe(200);
});

test('When it is asked for again while it is gathered, then it is the same; too often a day is refused', async () => {
  const { person, browser } = await member();
  const first = (await browser.call<State>(startExport)).json();
  expect((await browser.call<State>(startExport)).json().id).toBe(first.id);
  const statuses = [];
  for (let n = 0; n < 10; n += 1) {
    await auth.pool.query(
      `UPDATE export_request SET created_at = created_at - interval '11 minutes' WHERE person_id = $1`,
      [person.id],
    );
    statuses.push((await browser.call(startExport)).status);
  }
  expect(statuses.at(-2)).toBe(201);
  expect(statuses.at(-1)).toBe(429);
});

test('When it is asked for many times at once, then it is one export', async () => {
  const { person, browser } = await member();
  const asked = Array.from({ length: 6 }, () => browser.call<State>(startExport));
  const answers = await Promise.all(asked);
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  expect(await auth.prisma.exportRequest.count({ where: { personId: person.id } })).toBe(1);
});

test('When it is older than seven days, then it is gone, and so is what services still send', async () => {
  const { browser } = await member();
  const { id } = (await browser.call<State>(startExport)).json();
  await auth.pool.query(
    `UPDATE export_request SET created_at = clock_timestamp() - interval '7 days 1 minute' WHERE id = $1`,
    [id],
  );
  expect((await read(browser, id)).status).toBe(404);
  await removeOld(auth.deps);
  await gathered(id, 'intake', { late: true });
  expect(await auth.prisma.exportPart.count({ where: { exportId: id } })).toBe(0);
});
