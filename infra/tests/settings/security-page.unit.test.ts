import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { checkout } from '../../files/paths.ts';

const page = readFileSync(join(checkout, 'infra/docs/security.md'), 'utf8');

/** The table below a heading: for each name in backquotes, the numbers of its row. */
const tableBelow = (heading: string) => {
  const [, rest = ''] = page.split(`### \`${heading}\``);
  const [section = ''] = rest.split('\n## ').flatMap((part) => part.split('\n### '));
  const rows = [...section.matchAll(/^\| `(\w+)` \|([ \d|]+)\|/gm)];
  return Object.fromEntries(
    rows.map(([, name, cells]) => [name, cells!.split('|').map((cell) => Number(cell))]),
  );
};
const single = (limits: Record<string, number>) =>
  Object.fromEntries(Object.entries(limits).map(([name, most]) => [name, [most]]));

const perPerson = (limits: Record<string, { person: number; network: number }>) =>
  Object.fromEntries(
    Object.entries(limits).map(([name, { person, network }]) => [name, [person, network]]),
  );

type Schema = { parse: (given: object) => Record<string, never> };
/** The usual limits of a service. The packages of services are not this package's, so types end here. */
const limitsOf = async (service: string, name: string) => {
  const file = join(checkout, `services/${service}/src/limits/${service}-limits.ts`);
  const limits = (await import(file.replace('auth-', 'login-'))) as Record<string, Schema>;
  return limits[name]!.parse({});
};

test('When an operator reads the limits, then the page has all of them, with their numbers', async () => {
  expect(tableBelow('LOGIN_LIMITS')).toEqual(single(await limitsOf('auth', 'loginLimits')));
  expect(tableBelow('INTAKE_LIMITS')).toEqual(single(await limitsOf('intake', 'intakeLimits')));
  const { visitorLikesOfOnePrayer, visitorReportsThatHide, ...acts } = await limitsOf(
    'community',
    'communityLimits',
  );
  expect(tableBelow('COMMUNITY_LIMITS')).toEqual(perPerson(acts));
  expect(tableBelow('AI_LIMITS')).toEqual(perPerson(await limitsOf('ai', 'aiLimits')));
  expect(page).toContain(`one prayer ${visitorLikesOfOnePrayer} likes a day`);
  expect(page).toContain(`hide something | ${visitorReportsThatHide} |`);
});

test('When an operator reads the limits of alerts, then they are those of the site and of one sender', async () => {
  const file = join(checkout, 'services/notifications/src/alerts/alert-caps.ts');
  const { alertCaps, shareOfSender } = (await import(file)) as {
    alertCaps: Record<'textsAnHour' | 'messagesADay', number> & {
      toOneADay: Record<'sms' | 'email', number>;
    };
    shareOfSender: number;
  };
  const { textsAnHour, messagesADay, toOneADay } = alertCaps;
  const all = {
    textsAnHour,
    messagesADay,
    textsToOneADay: toOneADay.sms,
    emailsToOneADay: toOneADay.email,
  };
  expect(tableBelow('alertCaps')).toEqual(
    Object.fromEntries(
      Object.entries(all).map(([name, most]) => [name, [most, most * shareOfSender]]),
    ),
  );
});

test('When an operator reads what needs a fresh login, then those are the calls that do', () => {
  const [, rest = ''] = page.split('## A fresh login');
  const rows = [...(rest.split('\n## ')[0] ?? '').matchAll(/^\| [^|`]+ \| (`.*) \|$/gm)];
  const listed = rows.flatMap(([, cell]) => [...cell!.matchAll(/`(\w+)`/g)].map(([, id]) => id));
  const needed = calls.filter((call) => call.needsFreshLogin).map(({ id }) => id);
  expect(new Set(listed)).toEqual(new Set(needed));
});
