import { describe, expect, it } from 'vitest';
import { isOwnHost, mayChange } from '../../plugin/same-origin.ts';

const own = 'https://fellowship.example';
const asked = (given: { origin?: string; fetchSite?: string; host?: string; method?: string }) =>
  mayChange(
    {
      method: given.method ?? 'POST',
      host: given.host ?? 'fellowship.example',
      origin: given.origin,
      fetchSite: given.fetchSite,
    },
    own,
  );

describe('who may change something', () => {
  it.each([
    ['a page of ours', { origin: own }],
    ['a page of ours, by Sec-Fetch-Site alone', { fetchSite: 'same-origin' }],
    ['a program', {}],
    ['a page on this machine', { origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080' }],
    ['a reader from elsewhere', { origin: 'https://evil.example', method: 'GET' }],
  ])('When it is %s, then it may', (_, given) => expect(asked(given)).toBe(true));

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a subdomain', { origin: 'https://x.fellowship.example' }],
    ['our name without https', { origin: 'http://fellowship.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a page beside ours', { fetchSite: 'same-site' }],
    ['another site, by Sec-Fetch-Site alone', { fetchSite: 'cross-site' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:9', host: '127.0.0.1:8080' }],
    ['a foreign name for this machine', { origin: 'http://evil.example', host: 'evil.example' }],
  ])('When it is %s, then it may not', (_, given) => expect(asked(given)).toBe(false));

  it('When a foreign name is made to point at this machine, then its host is not ours', () => {
    expect(isOwnHost('evil.example:8080', 'http://localhost:8080')).toBe(false);
    expect(isOwnHost('localhost:8080', 'http://localhost:8080')).toBe(true);
    expect(isOwnHost(undefined, 'http://localhost:8080')).toBe(false);
  });
});
