import { randomUUID } from 'node:crypto';
import type { ContactSubmission } from '@kbf/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aContact, admin, newMember, send, useIntake, visitor } from '../setup.ts';

const intake = useIntake();
const path = '/api/contact-submissions';

async function list(query: Record<string, string>) {
  const answer = await intake.call<ContactSubmission[]>(
    'GET',
    `${path}?${new URLSearchParams(query).toString()}`,
    {
      as: admin,
    },
  );
  expect(answer.status).toBe(200);
  return {
    names: answer.json().map(({ fullName }) => fullName),
    total: Number(answer.headers.get('x-total-count')),
    next: /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1],
  };
}

const sponsor = (description: string) =>
  ({ kind: 'sponsor', company: 'Nordwind', description }) as const;

beforeAll(async () => {
  await send(intake, aContact(undefined, { fullName: 'Élodie Größe', phone: '+49 30 901820' }));
  await send(intake, aContact(sponsor('Half of 100% of a_hall, \\o/'), { fullName: 'Percy' }));
  await send(intake, aContact(undefined, { fullName: 'Ruth', email: 'RUTH@Millwork.example' }));
  await send(intake, aContact(sponsor('Coffee for all of you'), { fullName: 'Nora' }));
});

describe('Who may see what people sent', () => {
  test.each(['', '/stats', '.csv'])('When %j is asked for, then only by an admin', async (part) => {
    const statusFor = async (as: typeof visitor) =>
      (await intake.call('GET', path + part, { as })).status;
    expect(await statusFor(visitor)).toBe(401);
    expect(await statusFor(newMember())).toBe(403);
    expect(await statusFor(admin)).toBe(200);
  });
});

describe('The search', () => {
  test.each([
    ['éLODIE', ['Élodie Größe']],
    ['E\u0301lodie', ['Élodie Größe']],
    ['GRÖSSE', ['Élodie Größe']],
    ['größe', ['Élodie Größe']],
    ['ruth@millwork', ['Ruth']],
    ['+49 30', ['Élodie Größe']],
    ['4930901', ['Élodie Größe']],
    ['0049 (30) 90-1820', ['Élodie Größe']],
    ['tel:+49-30-901820', ['Élodie Größe']],
    ['030\u00A090 18 20', ['Élodie Größe']],
    ['elodie grosse', ['Élodie Größe']],
    ['coffee FOR', ['Nora']],
    ['100%', ['Percy']],
    ['%', ['Percy']],
    ['a_hall', ['Percy']],
    ['ahall', []],
    ['\\o/', ['Percy']],
    ["' OR 1=1 --", []],
    ['nobody of this name', []],
  ])('When it is for %j, then it finds %j', async (search, names) => {
    const found = await list({ search });
    expect(found.names).toEqual(names);
    expect(found.total).toBe(names.length);
  });

  test('When it is blank, then it finds all, newest first', async () => {
    expect((await list({ search: '  ' })).names).toEqual(['Nora', 'Ruth', 'Percy', 'Élodie Größe']);
  });

  test('When type or status are asked for, alone or with words, then only those come', async () => {
    expect((await list({ type: 'Event Sponsorship' })).names).toEqual(['Nora', 'Percy']);
    expect((await list({ type: 'Event Sponsorship', search: 'coffee' })).names).toEqual(['Nora']);
    expect((await list({ type: 'Guest Speaker' })).names).toEqual([]);
    expect((await list({ status: 'closed' })).names).toEqual([]);
    expect((await list({ status: 'new' })).total).toBe(4);
  });

  test.each([
    'type=Nobody',
    'status=lost',
    'limit=0',
    'limit=101',
    'limit=x',
    'search=%00',
    'search=%ED%A0%80',
    `search=${'s'.repeat(201)}`,
    'search=a&search=b',
    'cursor=x',
    'cursor=',
    `cursor=${Buffer.alloc(23, 1).fill(255, 1, 7).toString('base64url')}`,
  ])(
    'When the query is %s, then it is refused or finds nothing, and nothing breaks',
    async (query) => {
      const answer = await intake.call('GET', `${path}?${query}`, { as: admin });
      expect(query.includes('%ED') ? [200, 400] : [400]).toContain(answer.status);
    },
  );
});

describe('Paging', () => {
  test('When many came in the same millisecond, then each is on one page, also while more arrive', async () => {
    const { prisma } = intake.deps.database;
    const at = new Date('2026-01-05T12:00:00.123Z');
    const names = Array.from({ length: 23 }, (_, n) => `Same moment ${n}`);
    await prisma.contactSubmission.createMany({
      data: names.map((fullName) => ({
        id: randomUUID(),
        fullName,
        email: 'same@moment.example',
        message: 'Hello',
        type: 'General Contact',
        createdAt: at,
      })),
    });
    const pages = [await list({ search: 'same@moment', limit: '5' })];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) {
      await send(intake, aContact(undefined, { email: 'same@moment.example' }));
      const url = new URL(next, 'http://x');
      expect(url.pathname).toBe(path);
      pages.push(await list(Object.fromEntries(url.searchParams)));
    }
    expect(pages.map(({ total }) => total)).toEqual([23, 24, 25, 26, 27]);
    const seen = pages.flatMap((page) => page.names);
    expect(seen.sort()).toEqual(names.sort());
  });

  test('When a page holds just all, then there is no next one', async () => {
    expect((await list({ search: 'coffee', limit: '1' })).next).toBeUndefined();
  });
});
