import { describe, expect, it } from 'vitest';
import { clientAddress } from '../../plugin/request-context.ts';

describe('the address of whoever asks', () => {
  it('When there is no proxy of ours, then X-Forwarded-For is nobody’s word', () => {
    expect(clientAddress('192.0.2.1', '198.51.100.7', 0)).toBe('192.0.2.1');
  });

  it('When there is one proxy, then the entry that it added counts, not what a stranger wrote before it', () => {
    expect(clientAddress('10.0.0.1', '1.1.1.1, 198.51.100.7', 1)).toBe('198.51.100.7');
  });

  it('When there are two, then the second from the right counts', () => {
    expect(clientAddress('10.0.0.1', '1.1.1.1, 198.51.100.7, 10.0.0.2', 2)).toBe('198.51.100.7');
  });

  it.each([
    [1, 'not an address'],
    [3, '198.51.100.7'],
  ])('When with %i proxies the header is "%s", then the connection counts', (proxies, header) => {
    expect(clientAddress('10.0.0.1', header, proxies)).toBe('10.0.0.1');
  });

  it('When IPv4 comes over IPv6, then it is IPv4', () => {
    expect(clientAddress('::ffff:192.0.2.1', undefined, 0)).toBe('192.0.2.1');
  });
});
