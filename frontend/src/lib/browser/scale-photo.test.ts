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
