import { calls } from '@kbf/contracts';
import { examples } from '@kbf/contracts/examples';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, createClient } from '../faults/client.ts';
import { logIn } from '../faults/login-by-text.ts';
import { demoPeople } from './demo-people.ts';
import { type ApiDocument, type Operation, readDocument } from './document.ts';
import { invalidOf, validOf } from './generate-calls.ts';
import { type Site, openSite } from './people.ts';

/** Cases per operation: 30 in the daily run; set CONTRACT_CASES=200 for a thorough one. */
const cases = Number(process.env['CONTRACT_CASES'] ?? 30);
/** The same cases every day, so that a failure can be reproduced; set CONTRACT_SEED for others. */
const seed = Number(process.env['CONTRACT_SEED'] ?? 20_261_121);

let site: Site;
let document: ApiDocument;
/** A person whose logins and account the tests may delete. */
let throwaway: Client;

beforeAll(async () => {
  site = await openSite();
  document = await readDocument(site.stack.origin);
  throwaway = createClient(site.stack.origin);
  await logIn(throwaway, demoPeople[3].phone);
});
afterAll(() => site?.close());

/** These end the logins that the other cases need. */
const endsLogins = new Set(['logout', 'endOtherLoginSessions', 'deleteAccount', 'startExport']);

const contentTypes = [
  'application/json',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  '',
];

type Case = {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  type: string;
  as: 'admin' | 'visitor';
};

function casesOf(operation: Operation): fc.Arbitrary<Case> {
  const { resolve } = document;
  const example = examples[operation.id] ?? {};
  const valuesOf = (place: 'path' | 'query') =>
    fc.record(
      Object.fromEntries(
        operation.parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [
            name,
            fc.oneof(
              { arbitrary: validOf(schema, resolve), weight: 3 },
              {
                arbitrary: fc.constantFrom('1', 'null', "' OR 1=1", 'x'.repeat(250), 'é%00'),
                weight: 1,
              },
              ...(place === 'path'
                ? [{ arbitrary: fc.constant(example.params?.[name] ?? 'x'), weight: 2 }]
                : []),
            ),
          ]),
      ),
      place === 'query' ? { requiredKeys: [] } : {},
    );
  const valid = operation.body
    ? fc.oneof(validOf(operation.body.schema, resolve), fc.constant(operation.body.example))
    : fc.constant(undefined);
  return fc.record({
    params: valuesOf('path'),
    query: valuesOf('query'),
    body: operation.body ? fc.oneof(valid, invalidOf(valid)) : fc.constant(undefined),
    type: fc.oneof(
      { arbitrary: fc.constant(operation.body?.type ?? 'application/json'), weight: 9 },
      { arbitrary: fc.constantFrom(...contentTypes), weight: 1 },
    ),
    as: fc.oneof(
      { arbitrary: fc.constant('admin' as const), weight: 4 },
      { arbitrary: fc.constant('visitor' as const), weight: 1 },
    ),
  });
}

/** A path segment; never empty and not only dots, which would change the address. */
const part = (value: unknown) => {
  const text = String(value).toWellFormed();
  return encodeURIComponent(/^\.*$/.test(text) ? `x${text}` : text);
};

/** As a form sends it; a value that is not an object is sent unchanged. */
function formOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return JSON.stringify(body);
  const fields = Object.entries(body).map(([name, value]) => [name, String(value).toWellFormed()]);
  return new URLSearchParams(fields).toString();
}

async function make(operation: Operation, one: Case) {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => part(one.params[name]));
  const query = new URLSearchParams(
    Object.entries(one.query).map(([name, value]) => [name, String(value).toWellFormed()]),
  );
  const client = endsLogins.has(operation.id) ? throwaway : site.people[one.as];
  const control = new AbortController();
  const form = operation.body?.type === 'application/x-www-form-urlencoded';
  const sendsBody = one.body !== undefined && operation.method !== 'GET';
  const text = form ? formOf(one.body) : JSON.stringify(one.body);
  const response = await fetch(
    `${site.stack.origin}${path}${query.size > 0 ? `?${query.toString()}` : ''}`,
    {
      method: operation.method,
      redirect: 'manual',
      signal: control.signal,
      headers: {
        cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(sendsBody && one.type !== '' ? { 'content-type': one.type } : {}),
      },
      ...(sendsBody ? { body: text } : {}),
    },
  );
  const type = response.headers.get('content-type') ?? '';
  const endless = type.includes('text/event-stream');
  const answer = endless ? '' : await response.text();
  if (endless) control.abort();
  return {
    status: response.status,
    type,
    answer,
    said: `${operation.method} ${path}?${query.toString()} ${text?.slice(0, 300)}`,
  };
}

test.each(calls.map(({ id }) => id))(
  'When %s is called with right and wrong input, then every answer is one that the document tells of',
  async (id) => {
    const operation = document.operations.find((one) => one.id === id);
    if (!operation) throw new Error(`${id} is not in the document`);
    for (const one of fc.sample(casesOf(operation), { numRuns: cases, seed })) {
      const { status, type, answer, said } = await make(operation, one);
      expect(status, `${said}\n${answer.slice(0, 300)}`).toBeLessThan(500);
      const fault = document.faultOf(operation, status, type, answer);
      expect(fault && `${fault}\n${said}\n${answer.slice(0, 300)}`).toBeUndefined();
    }
  },
);
