import { forgetOldQuotas } from '@kbf/data-kit';
import { describe, expect, test } from 'vitest';
import { aContact, nowhere, useIntake } from '../setup.ts';

const limits = {
  contactsPerAddressHour: 3,
  contactsPerAddressDay: 5,
  contactsPerRecipientHour: 5,
};
const intake = useIntake({ env: { INTAKE_LIMITS: JSON.stringify(limits) } });

const post = (address: string, more: Record<string, unknown> = {}) =>
  intake.call('POST', '/api/contact', { address, body: aContact(undefined, more) });
const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('Limits of the contact form', () => {
  test('When one address sends more than its share at once, then the rest gets 429 with Retry-After', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => post('203.0.113.1')));
    expect(statuses(answers)).toEqual([201, 201, 201, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
    expect((await post('203.0.113.2')).status).toBe(201);
  });

  test('When the addresses are of one IPv6 household, then they count as one', async () => {
    const from = (n: number) => post(`2001:db8:1:2::${n}`);
    expect(statuses(await Promise.all([1, 2, 3, 4].map(from)))).toEqual([201, 201, 201, 429]);
    expect((await post('2001:db8:1:3::1')).status).toBe(201);
  });

  test('When one IPv6 network sends from ever new parts of itself, then the whole network counts', async () => {
    const from = async (part: string) => (await post(`2001:db8:9:${part}::1`)).status;
    const inSequence = async (parts: string[]) => {
      const found = [];
      for (const part of parts) found.push(await from(part));
      return found;
    };
    // A /56, then the rest of the /48, which may send twice as many as a /64.
    expect(await inSequence(['a00', 'a01', 'a02', 'a03', 'a04'])).toEqual([
      201, 201, 201, 201, 429,
    ]);
    expect(await inSequence(['b00', 'c00', 'd00'])).toEqual([201, 201, 429]);
  });

  test('When one address sends its share hour after hour, then the day ends it', async () => {
    const { sql } = intake.deps.database;
    const inAnHour = async () => {
      const found = [];
      for (let sent = 0; sent < 3; sent += 1) found.push(await post('203.0.113.60'));
      await sql(
        `UPDATE request_limit SET window_ends_at = clock_timestamp() WHERE key NOT LIKE '% today:%'`,
        [],
      );
      return statuses(found);
    };
    expect(await inAnHour()).toEqual([201, 201, 201]);
    expect(await inAnHour()).toEqual([201, 201, 429]);
    expect(await inAnHour()).toEqual([429, 429, 429]);
  });

  test('When many addresses write for one mail address, then it ends, whatever its case and tag', async () => {
    const email = 'Target@Example.org';
    const answers = await Promise.all(
      Array.from({ length: 7 }, (_, n) =>
        post(`203.0.113.${100 + n}`, { email: n % 2 ? email : `target+${n}@example.org` }),
      ),
    );
    expect(statuses(answers)).toEqual([201, 201, 201, 201, 201, 429, 429]);
  });

  test('When two processes serve one address, then they count together', async () => {
    const other = await intake.startAnother({
      env: { AUTH_URL: nowhere, INTAKE_LIMITS: JSON.stringify(limits) },
    });
    const send = ({ call }: Pick<typeof other, 'call'>) =>
      call('POST', '/api/contact', { address: '203.0.113.50', body: aContact() });
    const answers = await Promise.all([other, intake, other, intake].map(send));
    expect(statuses(answers)).toEqual([201, 201, 201, 429]);
  });

  test('When what was counted is looked at, then it names neither network nor mail address', async () => {
    await post('203.0.113.77', { email: 'counted@example.org' });
    const keys = await intake.deps.database.prisma.requestLimit.findMany();
    expect(keys.length).toBeGreaterThan(1);
    expect(JSON.stringify(keys)).not.toMatch(/203\.0|counted|example/);
  });

  test('When the hour is over by the database’s clock, then it begins anew; what is over is forgotten', async () => {
    const { sql, prisma } = intake.deps.database;
    const address = '203.0.113.90';
    const burst = () => Promise.all(Array.from({ length: 4 }, () => post(address)));
    const over = () => sql('UPDATE request_limit SET window_ends_at = clock_timestamp()', []);
    expect(statuses(await burst())).toEqual([201, 201, 201, 429]);
    await forgetOldQuotas(sql);
    expect((await post(address)).status).toBe(429);
    await over();
    expect(statuses(await burst())).toEqual([201, 201, 201, 429]);
    await over();
    await Promise.all([forgetOldQuotas(sql), forgetOldQuotas(sql)]);
    expect(await prisma.requestLimit.count()).toBe(0);
  });
});
