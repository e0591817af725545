import { describe, expect, it } from 'vitest';
import { isCanonicalTarget } from '../../plugin/canonical-path.ts';

describe('canonical targets', () => {
  it.each([
    '/',
    '/prayer',
    '/api/prayers?limit=20&cursor=a%2Fb',
    '/caf%C3%A9',
    '/a.b/c-d_e~f',
    '/?next=//x',
  ])('When the target is %s, then it is let through', (target) =>
    expect(isCanonicalTarget(target)).toBe(true),
  );

  it.each([
    '/api%2fprayers',
    '/api%2Fprayers',
    '/a%5cb',
    '/%2e%2e/internal',
    '/a%00',
    '//internal',
    '/api//prayers',
    '/api/prayers;x=1',
    '/a\\b',
    '/api/../internal',
    '/api/./prayers',
    '/api/..',
    '/a%zz',
    '/a%2',
    'http://localhost/api/prayers',
    '*',
    '',
  ])('When the target is %s, then it is refused', (target) =>
    expect(isCanonicalTarget(target)).toBe(false),
  );
});
