import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scaledSize } from './scale-photo.ts';

test.each([
  [4000, 3000, 800, 600],
  [3000, 4000, 600, 800],
  [800, 800, 800, 800],
  [320, 200, 320, 200],
  [10_000, 1, 800, 1],
])('When a photo has %d x %d pixels, then it is sent with %d x %d', (width, height, w, h) => {
  expect(scaledSize(width, height)).toEqual({ width: w, height: h });
});

test('When a photo has any size, then the longer side is at most 800 px, and its shape stays', () => {
  const side = fc.integer({ min: 1, max: 30_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const scaled = scaledSize(width, height);
      const factor = Math.min(1, 800 / Math.max(width, height));
      expect(Math.max(scaled.width, scaled.height)).toBeLessThanOrEqual(800);
      expect(Math.abs(scaled.width - Math.max(1, width * factor))).toBeLessThanOrEqual(0.5);
      expect(Math.abs(scaled.height - Math.max(1, height * factor))).toBeLessThanOrEqual(0.5);
    }),
  );
});
