import { expect, test } from 'vitest';
import { webPhoto } from '../../src/photos/web-photo.ts';
import { jpeg } from '../fake-ai.ts';

test('When too many photos wait, then the JPEG serves for the others, until there is room', async () => {
  const keys = Array.from({ length: 40 }, (_, index) => `photo-${index}`);
  const made = await Promise.all(keys.map((key) => webPhoto(key, jpeg, 600)));

  expect(made.filter(Boolean)).toHaveLength(31);
  expect(made.at(-1)).toBeUndefined();
  expect(await webPhoto(keys.at(-1)!, jpeg, 600)).toBeDefined();
});

test('When a photo was just made, then it is not made again', async () => {
  const first = await webPhoto('one', jpeg, 600);

  expect(await webPhoto('one', jpeg, 600)).toBe(first);
});
