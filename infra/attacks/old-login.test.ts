import { type CallShape, calls } from '@kbf/contracts';
import { examples } from '@kbf/contracts/examples';
import { beforeAll, expect, test } from 'vitest';
import { type Client, createClient } from '../faults/client.ts';
import { logIn } from '../faults/login-by-text.ts';
import { rows } from '../faults/rows.ts';
import { demoPeople } from './demo-people.ts';
import { type Site, sharedSite } from './people.ts';

let site: Site;
let admin: Client;
beforeAll(async () => {
  site = await sharedSite();
  admin = createClient(site.stack.origin);
  await logIn(admin, demoPeople[0].phone);
  const sessions = (await admin.call('GET', '/api/auth/sessions')).json() as Session[];
  await rows(
    site.stack.databaseUrl('auth'),
    `UPDATE login_session SET created_at = created_at - interval '15 minutes',
       proven_at = proven_at - interval '15 minutes' WHERE id = $1`,
    [sessions.find((one) => one.current)!.id],
  );
  await new Promise((resolve) => void setTimeout(resolve, keptByGatewayMs));
});

type Session = { id: string; current: boolean };
/** The gateway uses an answer of auth for half a second. */
const keptByGatewayMs = 600;

/** What cannot be taken back. */
const guarded = (
  'deleteAccount startExport getExport beginPasskey registerPasskey removePasskey updateMember approveSubmission ' +
  'exportSubmissions putFounder putCompany deleteCompany replayQueue giveAccount sendMemberLink ' +
  'endOtherLoginSessions endLoginSession'
).split(' ');

function ask(client: Client, call: CallShape) {
  const { params = {}, query = {}, body } = examples[call.id] ?? {};
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const search = new URLSearchParams(query).toString();
  return client.call(call.method, `${path}?${search}`, body === undefined ? {} : { body });
}

test.each(guarded)(
  'When an admin’s login of a quarter of an hour ago calls %s, then a fresh proof is asked for',
  async (id) => {
    const answer = await ask(
      admin,
      calls.find((call) => call.id === id)!,
    );
    expect([answer.status, (answer.json() as { code: string }).code]).toEqual([
      409,
      'proof_required',
    ]);
  },
);

test('When that admin reads, or logs in again, then nothing more is asked for', async () => {
  expect((await admin.call('GET', '/api/auth/members')).status).toBe(200);
  await logIn(admin, demoPeople[0].phone);
  const table = await admin.call('GET', '/api/contact-submissions.csv');
  expect(table.status).toBe(200);
  expect((await admin.call('POST', '/api/auth/passkeys/options')).status).toBe(200);
});
