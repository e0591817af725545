import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aContact, admin, eventsOf, send, useIntake } from '../setup.ts';

const intake = useIntake();
const path = '/api/contact-submissions.csv';
const table = (query = '') => intake.call('GET', path + query, { as: admin });
/** Lines of a table whose cells hold no line breaks. */
const lines = (text: string) => text.split('\r\n').slice(0, -1);

describe('The table', () => {
  test('When an admin takes it, then it is UTF-8 with its mark, a file, and not kept by any cache', async () => {
    const { status, headers, text } = await table();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="contact-submissions-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toBe(
      '\uFEFF"Received","Name","Email","Phone","Type","Status","Reply due","Message","Note","Id"\r\n',
    );
  });

  test('When somebody sent formulas, quotes and line breaks, then no cell is a formula or ends early', async () => {
    const id = await send(
      intake,
      aContact(undefined, {
        fullName: '=HYPERLINK("http://evil.example","Click")',
        phone: '+1 202 555 0142',
        message: '@SUM(1+1)*cmd|\' /C calc\'!A0\n"quoted",\r\nGrüße 🙏',
      }),
    );
    const { text } = await table('?search=evil.example');
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"",""Click"")"`);
    expect(text).toContain(`"'+1 202 555 0142"`);
    expect(text).toContain(`"'@SUM(1+1)*cmd|' /C calc'!A0\n""quoted"",\r\nGrüße 🙏"`);
    expect(text.endsWith(`"${id}"\r\n`)).toBe(true);
  });

  test('When it is filtered, then as the list is', async () => {
    const form = { kind: 'sponsor', company: 'Acme', description: 'Bread and soup' } as const;
    await send(intake, aContact(form, { fullName: 'Percy' }));
    expect(lines((await table('?type=Event+Sponsorship')).text)).toHaveLength(2);
    expect(lines((await table('?type=Event+Sponsorship&status=closed')).text)).toHaveLength(1);
    expect((await table('?type=x')).status).toBe(400);
  });

  test('When there is more than a batch, some of the same moment, then each is there once, newest first', async () => {
    const created = Array.from({ length: 1_203 }, (_, n) => ({
      id: randomUUID(),
      fullName: `Many ${n}`,
      email: 'many@example.org',
      message: 'Hello',
      type: 'Guest Speaker',
      createdAt: new Date(1_780_000_000_000 + Math.floor(n / 3)),
    }));
    await intake.deps.database.prisma.contactSubmission.createMany({ data: created });
    const rows = lines((await table('?type=Guest+Speaker')).text).slice(1);
    expect(new Set(rows.map((row) => row.slice(-38))).size).toBe(1_203);
    expect(rows).toHaveLength(1_203);
    const times = rows.map((row) => row.slice(1, 25));
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('When it was taken, then the audit hears who, and with what filter, but not for which words', async () => {
    await table('?search=secret&type=Member');
    const acts = await eventsOf(intake, 'privilege.used');
    expect(acts.at(-1)).toMatchObject({
      actorId: admin.userId,
      action: 'submissions.exported',
      subjectId: null,
      details: { searched: true, type: 'Member' },
    });
    expect(JSON.stringify(acts)).not.toContain('secret');
  });
});
