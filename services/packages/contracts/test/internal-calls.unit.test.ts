import { expect, test } from 'vitest';
import { calls, fillPath } from '../src/index.ts';
import * as internal from '../src/internal/index.ts';

const { internalCalls } = internal;

test('When a call is between services, then no name and no address of it is that of another call', () => {
  const all = [...calls, ...internalCalls];
  const addresses = all.map(({ service, method, path }) => `${service} ${method} ${path}`);
  expect(new Set(addresses).size).toBe(all.length);
  const names = internalCalls.map(({ id }) => id);
  expect(new Set(names).size).toBe(names.length);
  for (const { path } of calls) expect(path).not.toMatch(/^\/internal/);
});

test('When a call is declared, then it is in the list', () => {
  const declared = Object.values<unknown>(internal).filter(
    (one) => typeof one === 'object' && one !== null && 'callers' in one,
  );
  expect(new Set(internalCalls)).toEqual(new Set(declared));
});

test('When a service is called, then by others, within a time that a person would wait', () => {
  for (const { service, callers, timeoutMs, method, body, mayBeMissing } of internalCalls) {
    expect(callers.length).toBeGreaterThan(0);
    expect(callers).not.toContain(service);
    expect(timeoutMs).toBeLessThanOrEqual(15_000);
    expect(method === 'GET' && body !== undefined).toBe(false);
    expect(mayBeMissing === true && method !== 'GET').toBe(false);
  }
});

test('When who talks to whom is read off, then it is these, and nobody else', () => {
  expect(
    internalCalls.map(({ callers, service, id }) => `${callers.join()} > ${service}: ${id}`),
  ).toEqual([
    'gateway > auth: identifyLogin',
    'gateway > auth: endLogin',
    'notifications > auth: listAdminContacts',
    'notifications,community > auth: findPersonContacts',
    'community > auth: listContactsToShow',
    'intake > auth: findProvenContacts',
    'community > ai: moderateText',
    'community > ai: checkScripture',
    'community > ai: encodePhoto',
    'community > ai: fetchPhoto',
    'gateway > community: readFeedFor',
  ]);
});

test('When an id has letters that mean something in an address, then they mean nothing there', () => {
  expect(fillPath('/internal/contacts/:personId', { personId: 'a/../b?c' })).toBe(
    '/internal/contacts/a%2F..%2Fb%3Fc',
  );
});
