import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareLink } from '../../plugin/share-links.ts';

const ends = ['/', '.', ')', ',', '!', '%3F', "'", '*', '%22', '%3E', '%5D', '%E2%80%9D', '%20'];

test('When a link has anything but letters behind it, then it leads to the prayer', () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.array(fc.constantFrom(...ends), { minLength: 1, maxLength: 4 }),
      (id, more) => {
        expect(shareLink(`/prayer-share/${id}${more.join('')}`)).toBe(`/prayer-share/${id}`);
      },
    ),
  );
});

const id = randomUUID();
test.each([
  `/prayer-share/${id}`,
  `/prayer-share/${id}/picture.png`,
  `/prayer-share/${id}a`,
  `/prayer-share/${id}-`,
  `/prayer-share/${id}%2`,
  '/prayer-share/style.css',
  `/prayer-feed/${id}/`,
])('When the path is %s, then it stays', (path) => expect(shareLink(path)).toBeUndefined());
