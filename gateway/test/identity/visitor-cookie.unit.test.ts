import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createVisitorCookies } from '../../plugin/identity/request-cookies.ts';

describe('the visitor cookie', () => {
  const cookies = createVisitorCookies(randomBytes(32));

  it('When we made it, then it says which visitor it is', () => {
    const { visitorId, value } = cookies.mint();
    expect(cookies.read(value)).toBe(visitorId);
  });

  it('When someone else made or changed it, then it says nothing', () => {
    const { value } = cookies.mint();
    const other = cookies.mint().value;
    const swapped = `${value.split('.')[0]}.${other.split('.')[1]}`;
    const foreign = createVisitorCookies(randomBytes(32)).mint().value;
    for (const forged of [swapped, foreign, value.slice(0, -1), `${value}x`, 'x', '', undefined])
      expect(cookies.read(forged)).toBeUndefined();
  });
});
